/**
 * What the shell of the application has before its files come: its styles stand in it, so that it is painted at once, and
 * the calls of its page are begun. The links to the styles stay, for the application finds its own elements again; they
 * hold nothing up and change nothing. Scripts come after what is painted without them.
 */
export function finishShell(html: string, early: string, read: (path: string) => string): string {
  const inline = (link: string, path: string): string =>
    `<style>${read(path)}</style>${link.replace('<link ', '<link media="not all" ')}`
  const styled = html
    .replace(/<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g, inline)
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
  const first = styled.indexOf('<style>')
  if (styled === html || first < 0) throw new Error('The shell has no styles to set into it: the build has changed.')
  return `${styled.slice(0, first)}<script>${early}</script>${styled.slice(first)}`
}
