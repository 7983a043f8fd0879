const STYLES = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

/**
 * A page whose styles stand in it, so that it is painted before any file has come; its scripts come after what is painted
 * without them. The links to the styles stay, for the application finds its own elements again; they hold nothing up and
 * change nothing.
 */
export function paintAtOnce(html: string, read: (path: string) => string): string {
  if (html.search(STYLES) < 0) throw new Error('The page has no styles to set into it: the build has changed.')
  return html
    .replace(
      STYLES,
      (link, path: string) => `<style>${read(path)}</style>${link.replace('<link ', '<link media="not all" ')}`,
    )
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}

/** The page with a script that begins its calls, before anything that it could wait for. */
export function beginEarly(html: string, script: string): string {
  const first = html.indexOf('<style>')
  if (first < 0) throw new Error('The page has no styles to stand before: the build has changed.')
  return `${html.slice(0, first)}<script>${script}</script>${html.slice(first)}`
}
