import { type Flashcard, MESSAGES, type Rating } from '@fourfold/contract'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { Text } from '../../ui/Text'
import styles from './CardReview.module.css'
import { RatingButtons } from './RatingButtons'

/** More than a few words is read, not looked at: smaller, and from the left. */
const LONG = 140
const isLong = (text: string): true | undefined => text.length > LONG || undefined

/** One card: flips on click, Space or Enter; then it can be rated (spec §2). */
export function CardReview({
  card,
  onRate,
  children,
}: {
  card: Flashcard
  onRate: (rating: Rating) => void
  children?: ReactNode
}) {
  const [flipped, setFlipped] = useState(false)
  const side = useRef<HTMLButtonElement>(null)
  // Space and Enter flip from anywhere on the page; the card itself is a button.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const flips = event.key === ' ' || event.key === 'Enter'
      if (!flips || /^(BUTTON|A|INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
      event.preventDefault()
      setFlipped((f) => !f)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className={styles.area}>
      <button
        ref={side}
        type="button"
        className={styles.card}
        data-flipped={flipped}
        onClick={() => setFlipped(!flipped)}
      >
        <span className="visually-hidden">{flipped ? 'Back of the card:' : 'Front of the card:'} </span>
        <span className={styles.face} data-long={isLong(card.front)} aria-hidden={flipped}>
          <Text text={card.front} />
        </span>
        {/* What was asked stays over its answer: the two are learned together. */}
        <span
          className={`${styles.face} ${styles.back}`}
          data-long={isLong(card.front) || isLong(card.back)}
          aria-hidden={!flipped}
        >
          <span className={styles.asked}>
            <Text text={card.front} />
          </span>
          <span>
            <Text text={card.back} />
          </span>
        </span>
        <span className={styles.hint}>
          <span className={styles.click}>{MESSAGES.clickToFlip}</span>
          <span className={styles.tap}>Tap card to flip</span>
        </span>
      </button>
      <div className="visually-hidden" aria-live="polite">
        {flipped ? card.back : card.front}
      </div>
      {flipped ? (
        <div className={styles.rate}>
          <RatingButtons kind="flashcard" item={card} onRate={onRate} />
        </div>
      ) : (
        // There is nothing to rate before the answer was seen; what is pressed goes, so the card has the focus.
        <Button
          className={styles.show ?? ''}
          onClick={() => {
            setFlipped(true)
            side.current?.focus()
          }}
        >
          Show answer
        </Button>
      )}
      {card.leech && flipped ? (
        <p className={styles.leech}>
          You have forgotten this card {card.lapses} times. Repeating it alone will not help:{' '}
          <Link to={paths.editFlashcard(card.id)}>say it in your own words, or split it in two</Link>.
        </p>
      ) : null}
      {children}
    </div>
  )
}
