import { brand } from 'virtual:brand'

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 90

/** Words in lines that fit, as many as there are room for. */
export function linesOf(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`]
}

/** The finding on the brand's paper: nothing of the student is in it, no name, score, date or topic. */
function draw(sentence: string): HTMLCanvasElement {
  const { paper, ink, ink2, marker, lapis } = brand.colours.light
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw the picture.')
  const style = getComputedStyle(document.documentElement)
  const serif = style.getPropertyValue('--serif')
  const sans = style.getPropertyValue('--sans')
  pen.fillStyle = paper
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = marker
  pen.fillRect(EDGE, 150, 10, 300)
  pen.fillStyle = ink2
  pen.font = `400 34px ${sans}`
  pen.fillText('It knew what I did:', EDGE + 46, 180)
  pen.fillStyle = ink
  pen.font = `500 60px ${serif}`
  const fits = (line: string) => pen.measureText(line).width <= WIDTH - 2 * EDGE - 46
  linesOf(sentence, fits, 3).forEach((line, i) => {
    pen.fillText(line, EDGE + 46, 270 + i * 78)
  })
  pen.fillStyle = lapis
  pen.font = `600 36px ${sans}`
  pen.fillText(brand.name, EDGE, HEIGHT - 70)
  return canvas
}

/** Hands the picture to the device's sheet for sharing, or saves it where there is none. */
export async function shareFinding(sentence: string): Promise<void> {
  await document.fonts.ready
  const blob = await new Promise<Blob | null>((done) => draw(sentence).toBlob(done, 'image/png'))
  if (!blob) return
  const file = new File([blob], 'finding.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the sheet without sharing is no failure.
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  URL.revokeObjectURL(url)
}
