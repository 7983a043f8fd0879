import { decimalText, plainNumber } from '@fourfold/grapher'
import styles from './lines.module.css'
import type { Slide } from './rows'

type Props = {
  name: string
  value: number
  slide: Slide
  onValue: (text: string) => void
  onSlide: (slide: Slide) => void
}

/** A number under a name, moved by hand; its ends and step can be changed. */
export function Slider({ name, value, slide, onValue, onSlide }: Props) {
  const low = Math.min(slide.min, value)
  const high = Math.max(slide.max, value)
  const ends = [
    ['From', 'min'],
    ['To', 'max'],
    ['Step', 'step'],
  ] as const
  return (
    <div className={styles.slider}>
      <input
        type="range"
        aria-label={`Slider ${name}`}
        aria-valuetext={`${name} = ${decimalText(value)}`}
        min={low}
        max={high}
        step={slide.step}
        value={value}
        onChange={(event) => onValue(plainNumber(Number(event.target.value), 10))}
      />
      <details className={styles.more}>
        <summary>
          {decimalText(low)} to {decimalText(high)}
        </summary>
        <div className={styles.ends}>
          {ends.map(([label, key]) => (
            <label key={key}>
              {label}
              <input
                type="number"
                step="any"
                aria-label={`${label}, slider ${name}`}
                defaultValue={slide[key]}
                onChange={(event) => {
                  const next = Number(event.target.value)
                  if (event.target.value === '' || !Number.isFinite(next) || (key === 'step' && next <= 0)) return
                  onSlide({ ...slide, [key]: next })
                }}
              />
            </label>
          ))}
        </div>
      </details>
    </div>
  )
}
