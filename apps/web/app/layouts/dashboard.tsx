import { Outlet } from 'react-router'
import { currentUser, reviewOverview } from '../api/queries'
import { queryClient } from '../api/query-client'
import { AppFrame } from '../components/shell/AppFrame'
import { session } from '../session/session'

/** What the frame shows is asked for together with what the page shows, not after it. */
export const clientLoader = () => {
  if (session().token === null) return null
  void queryClient.prefetchQuery(currentUser())
  void queryClient.prefetchQuery(reviewOverview())
  return null
}

/** Once: from then on the frame keeps itself fresh. */
export const shouldRevalidate = () => false

export default function DashboardLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  )
}
