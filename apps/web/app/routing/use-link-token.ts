import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The token of a mail's link, taken out of the address bar so that it does not linger in the history. */
export function useLinkToken(): string | null {
  const [search, setSearch] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  const shown = search.has('token')
  // The address bar is outside of React; there is no other moment to clean it than after the first paint.
  useEffect(() => {
    if (shown) setSearch({}, { replace: true })
  }, [shown, setSearch])
  return token
}
