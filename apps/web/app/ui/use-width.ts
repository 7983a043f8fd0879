import { useEffect, useRef, useState } from 'react'

/** The width of a picture in pixels: drawn in them, its numbers are as large on a phone as on a desk. */
export function useWidth(first: number) {
  const box = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.max(200, Math.round(element.clientWidth))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
