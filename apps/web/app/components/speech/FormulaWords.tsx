import { useEffect } from 'react'
import { useSession } from '../../session/use-session'
import { learnWords, wordsOf } from './words'

const QUIET_MS = 400
const UNNAMED = '.katex:not([aria-label])'

/** Gives every formula on the page the words that are read aloud, so that screen readers say the same. */
async function nameFormulas(): Promise<void> {
  const formulas = [...document.querySelectorAll(UNNAMED)]
  if (formulas.length === 0) return
  await learnWords(formulas)
  for (const formula of formulas) {
    const words = wordsOf(formula)
    if (!words) continue
    formula.setAttribute('role', 'img')
    formula.setAttribute('aria-label', words)
  }
}

/** Waits until the page is quiet, then names its formulas; nothing of it is needed to show them. */
export function FormulaWords() {
  const { token } = useSession()
  useEffect(() => {
    if (!token) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(waiting)
      // Without a connection they keep their own markup, which screen readers know as well.
      waiting = setTimeout(() => void nameFormulas().catch(() => undefined), QUIET_MS)
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { childList: true, subtree: true })
    look()
    return () => {
      clearTimeout(waiting)
      watcher.disconnect()
    }
  }, [token])
  return null
}
