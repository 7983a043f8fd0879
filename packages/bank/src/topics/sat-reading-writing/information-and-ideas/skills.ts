import type { Skill } from '#kit'

export const skills: readonly Skill[] = [
  {
    id: 'rw-central-ideas',
    name: 'Central Ideas and Details',
    needs: [],
    codes: ['CCRA.R.1', 'CCRA.R.2', 'SAT.RW.CID'],
    lesson: {
      idea: '<p>A short text says many things, but it is there to say one. The main idea is the sentence the author would keep if all the others had to go: it covers the whole text, and every other sentence explains it, illustrates it, or sets it up.</p><p>A detail question is the opposite job: find the one place where the text answers, and trust only those words.</p>',
      rule: '<p>For a main idea, say it in your own words before you look at the options; then keep the option that <em>every</em> sentence of the text helps to build. For a detail, put your finger on the words that answer.</p>',
      example:
        '<p>“Most maps shrink the world evenly. The strip maps that one coach company gave its drivers did not: a mile with a ford, a fork, and three inns might fill half a page, while ten miles of empty heath got a thumb’s width.”</p><ol><li>Sentence 1 sets up a contrast: <em>most maps … evenly</em>.</li><li>Sentence 2 gives the point: these maps did not.</li><li>In our words: strip maps gave room to what a driver had to decide, not to distance.</li><li>An option about ten miles of heath is a detail; an option about how maps developed is too wide; the one about space following importance fits both sentences.</li></ol>',
      trap: '<p>The most tempting wrong option is usually <strong>true</strong>: it repeats a detail almost word for word. Ask whether the rest of the text would still have a job if that were the point.</p>',
    },
  },
  {
    id: 'rw-inferences',
    name: 'Inferences',
    needs: ['rw-central-ideas'],
    codes: ['CCRA.R.1', 'CCRA.R.8', 'SAT.RW.INF'],
    lesson: {
      idea: '<p>An inference question asks for the step that the text has prepared but not taken. It is a small step. The right completion follows from the statements given, usually from two of them put together, and needs no knowledge from outside.</p>',
      rule: '<p>List what the text has told you as short facts. Then ask of each option: <em>if the facts are true, must this be so, or very nearly?</em> If you need to add “and suppose that …”, the option is out.</p>',
      example:
        '<p>“Seeds of the plant sprout only after their coats crack. In the lab, coats cracked at 80 °C or above. Soil in the valley has not passed 45 °C except during wildfires. It follows that in the valley ______”</p><ol><li>Fact 1: no crack, no sprout.</li><li>Fact 2: cracking takes 80 °C.</li><li>Fact 3: only fire brings the valley’s soil anywhere above 45 °C.</li><li>Together: <em>new plants should appear mainly after fires</em>. That the plant is rare, or that fire is good for other plants, would need facts we do not have.</li></ol>',
      trap: '<p>Watch the size of the step. An option can point in the right direction and still go too far: from “helped” to “was the only cause”, from “these birds” to “birds”.</p>',
    },
  },
  {
    id: 'rw-evidence-textual',
    name: 'Command of Evidence: Textual',
    needs: ['rw-central-ideas'],
    codes: ['CCRA.R.1', 'CCRA.R.8', 'SAT.RW.COE-T'],
    lesson: {
      idea: '<p>Here the claim is given, and you choose what would support it, weaken it, or illustrate it. Evidence is not the claim said again: it is something that would look different if the claim were false.</p>',
      rule: '<p>Split the claim into its parts (who, what, compared with what, because of what). The right option touches <em>every</em> part. For a quotation, underline the words in it that show each part.</p>',
      example:
        '<p>Claim: “Crows drop walnuts from a greater height <em>because</em> the ground is soft.”</p><ol><li>Parts: crows; height; soft ground against hard ground.</li><li>“Crows drop walnuts on roads” has no height and no comparison.</li><li>“Crows are clever” is about something else.</li><li>“Over lawns the crows rose to nine meters, over pavement to four” has all three parts: it supports the claim.</li></ol>',
      trap: '<p>An option may support a neighbor of the claim: the right topic, the wrong comparison. Check the “because” and the “than” before you check anything else.</p>',
    },
  },
  {
    id: 'rw-evidence-quantitative',
    name: 'Command of Evidence: Quantitative',
    needs: ['rw-evidence-textual'],
    codes: ['CCRA.R.7', 'CCRA.R.8', 'SAT.RW.COE-Q'],
    lesson: {
      idea: '<p>The table is never hard to read; the trouble is that several options read it correctly. Only one of them gives the numbers that the sentence in the text needs.</p>',
      rule: '<p>Read the claim first and turn it into an instruction: <em>compare this row with that row in this column</em>. Look those cells up. Only then read the options, and check both the numbers and what they are said to show.</p>',
      example:
        '<p>Claim: “The shaded plots lost less water, <em>but the difference shrank in autumn</em>.”</p><ol><li>Instruction: shaded against open, in summer and again in autumn. Four cells.</li><li>Cells: summer 12 and 31; autumn 9 and 11.</li><li>An option that gives 12 and 31 alone shows only the first half of the claim. The right one shows the gap of 19 <em>and</em> the gap of 2.</li></ol>',
      trap: '<p>“True of the table” is not “support for the claim”. If an option’s numbers check out, you have done half the work: now ask whether they speak to the claim.</p>',
    },
  },
]
