/** What belongs to the shell of the page, and what an offline copy of it looks like. */

export const isFileOfBuild = (path: string): boolean => path.startsWith("/assets/");

/** Whether an address is a place within the page; what the server is asked is none. */
export const isPlace = (path: string): boolean => path !== "/api" && !path.startsWith("/api/");

/** Whether this page is the one that these files belong to. */
export const atShell = (html: string, files: readonly string[]): boolean =>
  files.every((file) => html.includes(`"${file}"`));

/** The kept page with a mark by which it knows that the server is out of reach. */
export async function offlineCopy(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response((await kept.text()).replace("<html", "<html data-offline"), { headers });
}
