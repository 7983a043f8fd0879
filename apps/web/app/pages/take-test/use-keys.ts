import { useLayoutEffect } from 'react'

export type Keys = Readonly<Record<string, () => void>>

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Enter belongs to a button, a link or a list that has the focus; in the field of an answer it is the page's. */
const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, summary, select, textarea, form, [contenteditable]') !== null

/** Shortcuts of the page, there with the first paint: never while typing, never with Ctrl, Alt or Meta, never behind a dialog. */
export function useKeys(keys: Keys, active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      if (event.key === 'Enter' ? takesEnter(event.target) : typing(event.target)) return
      const name =
        event.shiftKey && event.key.length === 1 && event.key !== '?'
          ? `Shift+${event.key.toUpperCase()}`
          : event.key.length === 1
            ? event.key.toLowerCase()
            : event.key
      const act = keys[name]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [keys, active])
}
