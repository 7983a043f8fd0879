const AHEAD = /<link rel="(?:preload|modulepreload)"[^>]*>/g

/**
 * The page with what it fetches ahead named after its styles: a browser has few connections, and nothing is painted before
 * the styles have come.
 */
export function stylesFirst(html: string): string {
  const ahead = html.match(AHEAD) ?? []
  return html.replace(AHEAD, '').replace('</head>', `${ahead.join('')}</head>`)
}
