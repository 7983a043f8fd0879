/** No route is called so, below the API or outside of it. */
const NOTHING = { calls: '/api/unreadable-address', pages: '/unreadable-address' } as const

/**
 * An address that cannot be decoded names nothing. The framework would answer it by itself, in its own words and without our
 * headers; led to an address that no route serves it gets the page, or the sentence, that every such address gets.
 */
export function readableAddress(url: string): string {
  const [path = '/'] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.startsWith('/api/') || path.startsWith('/stripe-sandbox/') ? NOTHING.calls : NOTHING.pages
  }
}
