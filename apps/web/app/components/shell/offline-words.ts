import { paths } from '../../routing/paths'

type Kept = Readonly<{ ratings: number; tests: number }>
type Open = Readonly<{ test: number | null; card: number | null }>

/** "3 ratings and the answers of one test": what waits on this device; null where nothing does. */
function waiting({ ratings, tests }: Kept): string | null {
  const parts = [
    ratings > 0 && (ratings === 1 ? '1 rating' : `${ratings} ratings`),
    tests > 0 && (tests === 1 ? 'the answers of one test' : `the answers of ${tests} tests`),
  ].filter(Boolean)
  return parts.length === 0 ? null : parts.join(' and ')
}

/** What works without a connection and what waits for it. */
export function offlineWords(kept: Kept & Open): string {
  const open = [kept.test !== null && 'your test', kept.card !== null && 'your due cards'].filter(Boolean)
  const works = open.length === 0 ? 'What is on the screen stays.' : `You can go on with ${open.join(' and ')}.`
  const held = waiting(kept)
  const sent = held === null ? '' : ` Kept on this device until then: ${held}.`
  return `${works} Other pages open when you are back online.${sent}`
}

/** After the connection came back: what is still on its way, or that nothing is. */
export function backWords(kept: Kept): string {
  const held = waiting(kept)
  return held === null ? 'Everything is sent.' : `Sending ${held} …`
}

/** The one thing to go on with here. */
export function offlineWay({ test, card }: Open): Readonly<{ to: string; label: string }> | null {
  if (test !== null) return { to: paths.test(test), label: 'Go on with your test' }
  return card === null ? null : { to: paths.flashcard(card), label: 'Review your cards' }
}
