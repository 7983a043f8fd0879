import { Checkbox, Popover } from '@mantine/core'
import { type ReactElement, useRef } from 'react'
import { inLibrary } from '../ui/library'

export type ColumnChoice = Readonly<{
  columns: readonly string[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}>

function Panel({ columns, hidden, onChange, button }: ColumnChoice & { button: ReactElement }) {
  const place = useRef<HTMLSpanElement>(null)
  // Whoever closes it by key goes on from the button; a press elsewhere takes the focus along after that.
  const goBack = () => place.current?.querySelector('button')?.focus()
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus defaultOpened onClose={goBack}>
      <span ref={place}>
        <Popover.Target>{button}</Popover.Target>
      </span>
      <Popover.Dropdown>
        <Checkbox.Group
          value={columns.filter((c) => !hidden.includes(c))}
          onChange={(shown) => onChange(columns.filter((c) => !shown.includes(c)))}
          label="Shown columns"
        >
          {columns.map((c) => (
            <Checkbox key={c} value={c} label={c} mt="xs" />
          ))}
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Opened by the button that asked for it. */
export const ColumnPanel = inLibrary(Panel)
