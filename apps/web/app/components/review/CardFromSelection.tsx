import type { Question } from '@fourfold/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import type { CardDraft } from './CardDialog'
import styles from './CardFromSelection.module.css'
import { cardOf, cardOfPart, selectedText } from './card-text'

type Picked = Readonly<{ text: string; top: number; left: number }>

const BUTTON_WIDTH = 150

/**
 * An explanation that cards can be made from: of the whole question, or of the words selected in it. The button for a
 * selection stands under it and follows the text in the tab order, so the keyboard reaches it from there.
 */
export function CardFromSelection({
  question,
  onCard,
  children,
}: {
  question: Question
  onCard: (card: CardDraft) => void
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<Picked | null>(null)
  // A selection is told by the document alone.
  useEffect(() => {
    const look = () => {
      const place = box.current
      const selection = document.getSelection()
      const text = place ? selectedText(selection, place) : ''
      if (!place || !selection || text === '') return setPicked(null)
      const lines = selection.getRangeAt(0).getBoundingClientRect()
      const around = place.getBoundingClientRect()
      setPicked({
        text,
        top: lines.bottom - around.top + 6,
        left: Math.max(0, Math.min(lines.left - around.left, around.width - BUTTON_WIDTH)),
      })
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  return (
    <div className={styles.area}>
      <div ref={box}>{children}</div>
      {picked ? (
        <Button
          small
          className={styles.pick ?? ''}
          style={{ top: picked.top, left: picked.left }}
          // A press would clear the selection before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onCard(cardOfPart(question, picked.text))
            document.getSelection()?.removeAllRanges()
          }}
        >
          Make a card
        </Button>
      ) : null}
      <p className={styles.whole}>
        <Button look="outline" small onClick={() => onCard(cardOf(question))}>
          Make a card from this question
        </Button>
        <span>Or select a part of the explanation.</span>
      </p>
    </div>
  )
}
