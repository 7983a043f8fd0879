import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { Square, Volume } from '../../ui/icons'
import styles from './ReadAloud.module.css'
import { type Said, sentencesIn } from './read-page'
import './speech.css'
import { learnWords } from './words'

const MARK = 'being-read'

/** Marks the sentence that is being read, where the browser can; nothing on the page is changed for it. */
function mark(range: Range | null): void {
  if (!('highlights' in CSS)) return
  if (range === null) CSS.highlights.delete(MARK)
  else CSS.highlights.set(MARK, new Highlight(range))
}

const follow = ({ range }: Said): void => {
  const { top, bottom } = range.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
}

const canSpeak = (): boolean =>
  typeof window !== 'undefined' && 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Reads the nearest `data-read-aloud` around it with the browser's own voice, sentence by sentence. */
export function ReadAloud({ part }: { part?: string }) {
  const button = useRef<HTMLSpanElement>(null)
  const run = useRef(0)
  // Known before the first look: a button that comes later would push the question down.
  const [can] = useState(canSpeak)
  const [reading, setReading] = useState(false)
  const stop = () => {
    run.current += 1
    mark(null)
    setReading(false)
    window.speechSynthesis?.cancel()
  }
  // What is left is silent when the page changes.
  useEffect(
    () => () => {
      run.current += 1
      mark(null)
      window.speechSynthesis?.cancel()
    },
    [],
  )
  const start = async () => {
    const root = button.current?.closest('[data-read-aloud]')
    if (!root) return
    stop()
    const own = run.current
    setReading(true)
    await learnWords([...root.querySelectorAll('.katex')]).catch(() => undefined)
    const said = sentencesIn(root)
    const next = (i: number) => {
      if (run.current !== own) return
      const sentence = said[i]
      if (!sentence) return stop()
      const speech = new SpeechSynthesisUtterance(sentence.text)
      speech.lang = 'en-US'
      speech.onstart = () => {
        if (run.current !== own) return
        mark(sentence.range)
        follow(sentence)
      }
      speech.onend = () => next(i + 1)
      speech.onerror = ({ error }) => {
        if (run.current !== own) return
        // Another part of the page has begun to be read: this one is silent and leaves the voice to it.
        if (error !== 'canceled' && error !== 'interrupted') return stop()
        run.current += 1
        setReading(false)
      }
      window.speechSynthesis.speak(speech)
    }
    next(0)
  }
  if (!can) return null
  const words = reading ? 'Stop reading' : 'Read aloud'
  return (
    <span ref={button} data-quiet>
      <Button
        look="outline"
        small
        aria-label={part ? `${words}: ${part}` : words}
        onClick={() => (reading ? stop() : void start())}
        className={styles.button}
      >
        {reading ? <Square size={20} aria-hidden="true" /> : <Volume size={20} aria-hidden="true" />}
        <span>{words}</span>
      </Button>
    </span>
  )
}
