import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/Button'
import type { ColumnChoice } from './ColumnPanel'

const load = () => import('./ColumnPanel').then((module) => ({ default: module.ColumnPanel }))
const ColumnPanel = lazy(load)

/** The column-visibility panel (spec §2). What opens and places it is loaded when a pointer or the focus comes near. */
export function ColumnToggle(choice: ColumnChoice) {
  const [asked, setAsked] = useState(false)
  const closed = (
    <Button
      look="plain"
      small
      aria-haspopup="dialog"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    >
      Columns
    </Button>
  )
  if (!asked) return closed
  const button = (
    <Button look="plain" small>
      Columns
    </Button>
  )
  return (
    <Suspense fallback={closed}>
      <ColumnPanel {...choice} button={button} />
    </Suspense>
  )
}
