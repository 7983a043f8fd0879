import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../routing/paths'
import { whenIdle } from '../../ui/when-idle'
import { reportError } from '../shell/notices'
import { loadCart } from './load-cart'

/** App start loads the cart (spec §4); a failing server goes home with the error, a missing connection stays quiet. */
export function useCartAtStart(): void {
  const navigate = useNavigate()
  const started = useRef(false)
  // Once per page load, after the page is usable.
  useEffect(() => {
    if (started.current) return
    started.current = true
    whenIdle(() => {
      loadCart().catch(async (error: { status?: number }) => {
        // Nobody is taken away from a test, and a missing connection is no failing server.
        if ((error.status ?? 0) < 500 || /^\/tests\/\d+\/?$/.test(location.pathname)) return
        const page = location.pathname + location.search
        await navigate(paths.home())
        reportError(error, page)
      })
    }, 2000)
  }, [navigate])
}
