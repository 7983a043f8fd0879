import type { Rating } from '@fourfold/contract'
import { useLayoutEffect } from 'react'
import styles from './RatingButtons.module.css'

type Props = {
  kind: 'flashcard' | 'mistake'
  item: { status: string; rating_again: string; rating_hard: string; rating_good: string; rating_easy: string }
  proposed?: Rating | null
  onRate: (rating: Rating) => void
}

/** Hard only when learned (for cards also only when its label differs from Again's); Easy hidden when relearning (spec §4). */
export function ratingsFor(kind: Props['kind'], item: Props['item']): Rating[] {
  const hard = item.status === 'learned' && (kind === 'mistake' || item.rating_again !== item.rating_hard)
  const easy = item.status !== 'relearning'
  return ['again' as const, ...(hard ? (['hard'] as const) : []), 'good' as const, ...(easy ? (['easy'] as const) : [])]
}

const UNITS: Readonly<Record<string, string>> = { m: 'min', h: 'hour', d: 'day', mo: 'month', y: 'year' }

/** "10m" as "10 min", "8d" as "8 days"; anything else as it is. */
export function intervalWords(label: string): string {
  const [, number, unit = ''] = /^([<>]?\s?[\d.]+)\s?(mo|m|h|d|y)$/.exec(label) ?? []
  const word = UNITS[unit]
  if (!number || !word) return label
  return `${number} ${word}${word === 'min' || number === '1' ? '' : 's'}`
}

const WORDS: Record<Rating, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' }
/** What each of them says. */
const SAYS: Record<Rating, string> = { again: 'not yet', hard: 'barely', good: 'I knew it', easy: 'at once' }

/** Minutes where days are expected: what is new, or was forgotten, is asked once more before it rests. */
export const asksOnceMore = ({ status, rating_good }: Pick<Props['item'], 'status' | 'rating_good'>): boolean =>
  status !== 'learned' && /[\d.]m$/.test(rating_good)

export function RatingButtons({ kind, item, proposed, onRate }: Props) {
  const ratings = ratingsFor(kind, item)
  // 1 to 4 rate, in the order shown; never while typing.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
      const rating = ratings[Number(event.key) - 1]
      if (rating) onRate(rating)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return (
    <div className={styles.rating}>
      {asksOnceMore(item) ? (
        <p className={styles.once}>
          A first “Good” is checked once more in {intervalWords(item.rating_good)}; after that it rests for days.
        </p>
      ) : null}
      <div className={styles.ratings} role="group" aria-label="How well did you know it?">
        {ratings.map((rating, i) => (
          <button
            key={rating}
            type="button"
            data-rating={rating}
            data-proposed={proposed === rating || undefined}
            onClick={() => onRate(rating)}
          >
            <strong>{WORDS[rating]}</strong>
            <span>{SAYS[rating]}</span>
            <small>{intervalWords(item[`rating_${rating}`])}</small>
            <kbd>{i + 1}</kbd>
          </button>
        ))}
      </div>
    </div>
  )
}
