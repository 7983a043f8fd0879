import type { Flashcard } from '@fourfold/contract'
import { useState } from 'react'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'

/** A list that shows the answers asks nobody: each back is turned up by itself. */
export function Back({ card }: { card: Pick<Flashcard, 'front' | 'back'> }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      {open ? <Text text={card.back} /> : null}
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide' : 'Show'}
        <span className="visually-hidden"> the back of {card.front}</span>
      </TextButton>
    </div>
  )
}
