import { decimalText, type Point, type Size, type View } from '@fourfold/grapher'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Palette, paint, type Scene } from './paint'
import styles from './plane.module.css'
import { COLOURS } from './rows'
import { keyMove, useGestures } from './use-gestures'

const FINE_AFTER_MS = 120

/** Colours and font as the theme gives them to this element: a canvas cannot read variables by itself. */
function paletteOf(element: HTMLElement): Palette {
  const colour = (name: string): string => {
    element.style.color = `var(${name})`
    return getComputedStyle(element).color
  }
  const made = {
    line: colour('--line'),
    axis: colour('--ink-2'),
    ink: colour('--ink'),
    paper: colour('--sheet'),
    colours: Array.from({ length: COLOURS }, (_, i) => colour(`--curve-${i + 1}`)),
    font: `12px ${getComputedStyle(element).fontFamily}`,
    thick: document.documentElement.dataset.theme?.startsWith('contrast') ?? false,
  }
  element.style.color = ''
  return made
}

type Props = {
  view: View
  size: Size
  scene: Scene
  onView: (view: View | null) => void
  onSize: (size: Size) => void
  onTap: (at: Point) => void
  onKey: (key: string) => boolean
}

/** The coordinate plane itself: drawn on a canvas, moved by hand, wheel and keys, and named in words. */
export function Plane({ view, size, scene, onView, onSize, onTap, onKey }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [palette, setPalette] = useState<Palette | null>(null)
  const gestures = useGestures(box, { view, size, onView, onTap })

  // The plane is drawn in pixels of its own box, so that text and strokes keep their size.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 20 && height > 20) onSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [onSize])

  // The theme changes from outside: another tab, the page around, the device.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const read = () => setPalette(paletteOf(element))
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    void document.fonts.ready.then(read)
    return () => observer.disconnect()
  }, [])

  // While the plane or a slider moves it is drawn coarsely, once for each frame; when it rests, finely.
  const still = useRef<{ view: View; curves: Scene['curves'] } | null>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen || !palette) return
    const ratio = window.devicePixelRatio || 1
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)]
    if (element.width !== width || element.height !== height) {
      element.width = width
      element.height = height
    }
    const draw = (quality: 'fine' | 'coarse') => {
      pen.setTransform(ratio, 0, 0, ratio, 0, 0)
      paint(pen, view, size, scene, palette, quality)
    }
    const before = still.current
    const moving = before !== null && (before.view !== view || before.curves !== scene.curves)
    still.current = { view, curves: scene.curves }
    const frame = requestAnimationFrame(() => draw(moving ? 'coarse' : 'fine'))
    const rest = moving ? setTimeout(() => draw('fine'), FINE_AFTER_MS) : undefined
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
    }
  }, [view, size, scene, palette])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = event.key === '0' ? null : keyMove(event.key, view)
    if (next || event.key === '0') {
      event.preventDefault()
      onView(next)
    } else if (onKey(event.key)) event.preventDefault()
  }
  const ends = (from: number, length: number): string =>
    `from ${decimalText(from, 4)} to ${decimalText(from + length, 4)}`
  return (
    <div
      ref={box}
      className={styles.plane}
      role="application"
      aria-roledescription="coordinate plane"
      aria-label={`Coordinate plane, x ${ends(view.x, view.width)}, y ${ends(view.y, view.height)}. Arrow keys move it, plus and minus zoom, zero resets, N goes to the next point.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the plane; every move also has a button
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures}
    >
      <canvas ref={canvas} style={{ width: size.width, height: size.height }} />
    </div>
  )
}
