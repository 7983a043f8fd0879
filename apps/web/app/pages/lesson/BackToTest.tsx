import { useNavigate } from 'react-router'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'

/** A lesson that was opened beside a running test: its tab closes, and where the browser does not allow that the test opens here. */
export function BackToTest({ id }: { id: number }) {
  const navigate = useNavigate()
  const back = () => {
    window.close()
    setTimeout(() => void navigate(paths.test(id)), 200)
  }
  return <Button onClick={back}>Back to your test</Button>
}
