import { decimalText, exactText, type Fit, type Line, type Summary, summary, valueText } from '@fourfold/grapher'
import styles from './lines.module.css'

const shown = (name: string): string => name.replace('_', '')

/** An exact value has its decimal beside it. */
function NumberText({ value }: { value: number }) {
  const exact = exactText(value)
  const decimal = decimalText(value, 10)
  return (
    <>
      {exact ? `= ${exact} ` : ''}
      {exact ? <span className={styles.soft}>≈ {decimal}</span> : `= ${decimal}`}
    </>
  )
}

const STATISTICS: readonly (readonly [keyof Summary, string])[] = [
  ['count', 'Count'],
  ['mean', 'Mean'],
  ['median', 'Median'],
  ['stdev', 'Standard deviation'],
  ['min', 'Minimum'],
  ['q1', 'Lower quartile'],
  ['q3', 'Upper quartile'],
  ['max', 'Maximum'],
  ['total', 'Total'],
]

function ListResult({ values }: { values: readonly number[] }) {
  const found = summary(values)
  return (
    <>
      <p className={styles.result}>= {valueText({ kind: 'list', values })}</p>
      {found ? (
        <details className={styles.more}>
          <summary>Statistics of this list</summary>
          <dl>
            {STATISTICS.map(([key, name]) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{found[key] === null ? 'no value' : decimalText(found[key], 8)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </>
  )
}

function FitResult({ fit }: { fit: Fit }) {
  return (
    <>
      <dl className={styles.fit}>
        {fit.parameters.map(({ name, value }) => (
          <div key={name}>
            <dt>{shown(name)}</dt>
            <dd>
              <NumberText value={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt>r²</dt>
          <dd>= {decimalText(fit.r2, 6)}</dd>
        </div>
        {fit.r === null ? null : (
          <div>
            <dt>r</dt>
            <dd>= {decimalText(fit.r, 6)}</dd>
          </div>
        )}
      </dl>
      <details className={styles.more}>
        <summary>Residuals</summary>
        <p>
          {fit.residuals
            .slice(0, 60)
            .map((v) => decimalText(Math.abs(v) < 1e-12 ? 0 : v, 5))
            .join(', ')}
          . Their standard deviation is {decimalText(fit.sd, 6)}.
        </p>
      </details>
    </>
  )
}

/** What a line comes to: a value, a list with its statistics, a regression. Curves speak for themselves. */
export function LineResult({ line }: { line: Line }) {
  switch (line.kind) {
    case 'value':
    case 'constant':
      if (line.kind === 'constant' && line.slider) return null
      if (line.value.kind === 'list') return <ListResult values={line.value.values} />
      return (
        <p className={styles.result}>
          {line.value.kind === 'number' ? <NumberText value={line.value.value} /> : valueText(line.value)}
        </p>
      )
    case 'truth':
      return <p className={styles.result}>{line.holds ? 'This is true.' : 'This is false.'}</p>
    case 'fit':
      return <FitResult fit={line.fit} />
    default:
      return null
  }
}
