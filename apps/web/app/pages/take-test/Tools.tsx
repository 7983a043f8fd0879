import { useRef, useState } from 'react'
import { Ellipsis, type Icon } from '../../ui/icons'
import styles from './Tools.module.css'

export type Tool = {
  label: string
  icon: Icon
  onClick: () => void
  pressed?: boolean
  key: string
  late?: boolean
}

function ToolButton({ tool, onDone }: { tool: Tool; onDone?: () => void }) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={tool.key}
      aria-pressed={tool.pressed}
      data-late={tool.late || undefined}
      onClick={() => {
        onDone?.()
        tool.onClick()
      }}
    >
      <tool.icon size={22} strokeWidth={1.8} className={styles.toolIcon} />
      {tool.label}
    </button>
  )
}

/** The toolbar (spec §2): star first; what does not fit is under More: on a phone all the others, on a desk the late ones. */
export function Tools({ tools }: { tools: readonly Tool[] }) {
  const [open, setOpen] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  // What opens from the list gives the focus back to the button that stays.
  const close = () => {
    setOpen(false)
    more.current?.focus()
  }
  const [star, ...rest] = tools
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label="Tools"
      onKeyDown={(e) => e.key === 'Escape' && open && close()}
    >
      {star ? <ToolButton tool={star} /> : null}
      <div className={styles.toolsWide}>
        {rest.map((tool) => (
          <ToolButton key={tool.key} tool={tool} />
        ))}
      </div>
      <div className={styles.toolsNarrow}>
        <button
          ref={more}
          type="button"
          className={styles.tool}
          aria-expanded={open}
          aria-haspopup="true"
          onClick={() => setOpen(!open)}
        >
          <Ellipsis size={22} strokeWidth={1.8} className={styles.toolIcon} />
          More
        </button>
        {open ? (
          <div className={styles.more}>
            {rest.map((tool) => (
              <ToolButton key={tool.key} tool={tool} onDone={close} />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  )
}
