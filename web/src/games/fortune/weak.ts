/** Whether the picture is drawn by the processor alone, and should be spared what costs most. */

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

let known: boolean | null = null;

function rendererOf(canvas: HTMLCanvasElement): string {
  const context = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
  if (!context) return "";
  const info = context.getExtension("WEBGL_debug_renderer_info");
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return name;
}

export function isWeak(): boolean {
  known ??= SOFTWARE.test(rendererOf(document.createElement("canvas")));
  return known;
}
