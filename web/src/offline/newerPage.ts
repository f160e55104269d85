/** A page that was open while its server was replaced by a newer one is loaded again. */

const TRIED = "emberisle.reloaded-from";

/** Whether a page of the server is another build than the one with this script. */
export const isAnotherBuild = (script: string, page: string): boolean =>
  page.includes('type="module"') && !page.includes(`src="${script}"`);

/** Called when a broken line is back: the server may be another one since. It is tried once for each build. */
export async function reloadIfReplaced(): Promise<void> {
  await answersWithThisBuild();
}

/** Whether the server answers, and with this build; where it has another, the page is loaded again. */
export async function answersWithThisBuild(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  if (!script || sessionStorage.getItem(TRIED) === script) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    if (!answer.ok) return false;
    if (!isAnotherBuild(script, await answer.text())) return true;
    sessionStorage.setItem(TRIED, script);
    location.reload();
  } catch {
    // The next time that the line is back will do.
  }
  return false;
}
