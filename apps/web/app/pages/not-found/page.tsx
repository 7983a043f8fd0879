import { NotFound } from '../../components/shell/NotFound'
import { pageMeta } from '../../routing/meta'

export const meta = () =>
  pageMeta({ title: 'Page not found', description: 'There is nothing at this address.', noindex: true })

export default function NotFoundPage() {
  return <NotFound />
}
