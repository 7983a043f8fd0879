import type { Skill } from '#kit'

export const skills: readonly Skill[] = [
  {
    id: 'rw-words-in-context',
    name: 'Words in Context',
    needs: [],
    codes: ['CCRA.R.4', 'CCRA.L.4', 'SAT.RW.WIC'],
    lesson: {
      idea: '<p>The text has already defined the word you need. Somewhere near the blank stands a clue: a contrast, an example, a cause, or the same thing said in other words. A word you happen to like is no use unless it agrees with that clue.</p><p>When the word is given and you are asked for its meaning, the everyday sense is often the bait.</p>',
      rule: '<p>Cover the options. Find the clue, put a plain word of your own into the blank, and only then choose the option that is closest to <em>your</em> word in meaning and in tone.</p>',
      example:
        '<p>“The director’s instructions were anything but ______: actors left rehearsal with pages of notes on where each finger should rest.”</p><ol><li>Clue: <em>pages of notes on where each finger should rest</em>. That is extremely detailed.</li><li><em>Anything but</em> turns it round: the blank means “loose, without detail”.</li><li>Own word: “rough”. Closest option: <em>vague</em>. “Harsh” also fits directors, but not the clue.</li></ol>',
      trap: '<p>Little words turn the blank round: <em>although</em>, <em>far from</em>, <em>hardly</em>, <em>no less</em>. Mark them before you choose, or you will pick the exact opposite with full confidence.</p>',
    },
  },
  {
    id: 'rw-text-structure-purpose',
    name: 'Text Structure and Purpose',
    needs: ['rw-central-ideas'],
    codes: ['CCRA.R.5', 'CCRA.R.6', 'SAT.RW.TSP'],
    lesson: {
      idea: '<p>These questions ask what a text <em>does</em>, not what it says. Authors make a small number of moves: they describe, illustrate, contrast, concede, explain a cause, raise a doubt, correct a belief, draw a conclusion. Name the moves and you have the answer.</p>',
      rule: '<p>Write one verb in the margin for each sentence. The <em>purpose</em> is the verb that needs all the others; the <em>structure</em> is the verbs in order; the <em>function</em> of a sentence is what would be missing if it were cut.</p>',
      example:
        '<p>“Glass looks solid. <u>Yet for years guides told visitors that old windows are thicker at the bottom because glass slowly flows.</u> Measured at room temperature, the flow is far too slow to see in any human span; the panes were simply uneven when made.”</p><ol><li>Verbs: states, <u>reports a belief</u>, corrects it.</li><li>Cut the underlined sentence, and the last one has nothing to correct.</li><li>So its function: <em>it presents a belief that the text goes on to reject</em>. “It explains how glass flows” names the topic and misses the move.</li></ol>',
      trap: '<p>Check every verb in the option. “Presents a theory and <em>then proves it</em>” is wrong if the text only presents it; half an answer is no answer.</p>',
    },
  },
  {
    id: 'rw-cross-text',
    name: 'Cross-Text Connections',
    needs: ['rw-inferences', 'rw-text-structure-purpose'],
    codes: ['CCRA.R.6', 'CCRA.R.9', 'SAT.RW.CTC'],
    lesson: {
      idea: '<p>Two short texts meet on one topic. They rarely disagree about everything: usually they share a fact and part ways over what it means, how far it reaches, or how it should be tested. The question asks for exactly that point.</p>',
      rule: '<p>After each text, write its position in six words. Then write the one point on which they touch. Only now read the question, and answer in the name of the author it asks about, using only that author’s words.</p>',
      example:
        '<p><em>Text 1:</em> the city’s new bike lanes caused the rise in shop sales. <em>Text 2:</em> sales rose as much on streets without lanes.</p><ol><li>Position 1: lanes raised sales. Position 2: sales rose everywhere.</li><li>They touch at the <em>cause</em>; both accept that sales rose.</li><li>So the author of Text 2 would say: <em>the rise may have another cause</em>. “Sales did not rise” contradicts both texts, and “bike lanes are dangerous” is in neither.</li></ol>',
      trap: '<p>The sharpest-sounding disagreement is often invented. If an option makes one author reject something that author never mentions, leave it.</p>',
    },
  },
]
