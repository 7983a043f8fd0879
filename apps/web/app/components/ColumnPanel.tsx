import { Checkbox, Popover } from '@mantine/core'
import type { ReactElement } from 'react'

export type ColumnChoice = Readonly<{
  columns: readonly string[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}>

/** Opened by the button that asked for it. */
export function ColumnPanel({ columns, hidden, onChange, button }: ColumnChoice & { button: ReactElement }) {
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus defaultOpened>
      <Popover.Target>{button}</Popover.Target>
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
