import type { Subject } from '#kit'
import { detail } from './lessons/detail.ts'
import { inference } from './lessons/inference.ts'
import { mainIdea } from './lessons/main-idea.ts'
import { sequenceCause } from './lessons/sequence-cause.ts'
import { wordsInContext } from './lessons/words-in-context.ts'

export const subjects: readonly Subject[] = [
  {
    id: 'ar-key-ideas-and-details',
    name: 'Key Ideas and Details',
    weight: 0.48,
    skills: [
      {
        id: 'ar-detail',
        name: 'Find a stated detail',
        needs: [],
        codes: ['RL.11-12.1', 'RI.11-12.1'],
        lesson: detail,
      },
      {
        id: 'ar-inference',
        name: 'Draw an inference',
        needs: ['ar-detail'],
        codes: ['RL.11-12.1', 'RI.11-12.1'],
        lesson: inference,
      },
      {
        id: 'ar-main-idea',
        name: 'Find the main idea',
        needs: ['ar-detail'],
        codes: ['RL.11-12.2', 'RI.11-12.2'],
        lesson: mainIdea,
      },
      {
        id: 'ar-sequence-cause',
        name: 'Follow sequence and cause',
        needs: ['ar-detail'],
        codes: ['RL.11-12.3', 'RI.11-12.3'],
        lesson: sequenceCause,
      },
    ],
  },
  {
    id: 'ar-craft-and-structure',
    name: 'Craft and Structure',
    weight: 0.3,
    skills: [
      {
        id: 'ar-words-in-context',
        name: 'Words in context',
        needs: ['ar-detail'],
        codes: ['RL.11-12.4', 'RI.11-12.4'],
        lesson: wordsInContext,
      },
      {
        id: 'ar-function',
        name: 'Say what a part is for',
        needs: ['ar-inference', 'ar-main-idea'],
        codes: ['RL.11-12.5', 'RI.11-12.5'],
        lesson: {
          idea: '<p>A function question does not ask what a sentence says but what it does there: gives an example, raises a doubt, prepares a surprise, answers an objection, shows a trait. The answer begins, in effect, with “in order to”.</p>',
          rule: '<p>Read the sentence before and the sentence after. Ask what would be missing if the part were cut. Check the verb of each option first (<em>illustrate, contradict, introduce, concede</em>): a wrong verb makes the whole option wrong.</p>',
          example:
            '<p><em>“Swifts hardly ever land. One bird followed by radio stayed in the air for ten months.”</em></p><p>The second sentence is there to …</p><ol><li>Before it stands a general claim.</li><li>It gives one measured case of that claim.</li><li>So it <em>supports a claim with an example</em>. “Explain how swifts are followed” is about a word in it, not about its job.</li></ol>',
          trap: '<p>An option that repeats correctly what the lines <em>say</em>. It feels safe because it is true, but it answers a question that was not asked.</p>',
        },
      },
      {
        id: 'ar-structure',
        name: 'See how a passage is built',
        needs: ['ar-function', 'ar-sequence-cause'],
        codes: ['RL.11-12.5', 'RI.11-12.5'],
        lesson: {
          idea: '<p>Structure is the order of the parts and the reason for it: question then answer, old view then new view, one afternoon interrupted by a memory, claim then doubt then a smaller claim. Two passages with the same facts can be built quite differently.</p>',
          rule: '<p>Give each paragraph a label of three words as you read (“the old theory”, “what went wrong”, “new test”). Read the labels in a row: that row is the structure. The right option names the turns in the order in which they come.</p>',
          example:
            '<p>Labels of a passage: <em>a puzzle about eels; two wrong answers; the net with small holes; what is still unknown.</em></p><ol><li>“A chronological life of a scientist”: no person runs through it.</li><li>“A debate that is left undecided”: only the last label fits.</li><li>“A puzzle, failed solutions, a partial solution, and what remains”: all four labels, in order.</li></ol>',
          trap: '<p>An option with the right parts in the wrong order, or one whose first half is perfect. Check the end of the option against the end of the passage.</p>',
        },
      },
      {
        id: 'ar-voice-point-of-view',
        name: 'Voice and point of view',
        needs: ['ar-inference', 'ar-words-in-context'],
        codes: ['RL.11-12.6', 'RI.11-12.6'],
        lesson: {
          idea: '<p>Who is speaking, from where, and with what feeling? A narrator can be a grown woman remembering herself at nine; a writer can report a theory without holding it. Attitude hides in small choices: an adjective, a joke, what is told at length and what in half a line.</p>',
          rule: '<p>Collect two or three words that carry feeling and ask what they have in common. Keep apart what the writer thinks, what a person in the passage thinks, and what “some people” think. Mixed feelings are common: trust an option with two sides only if you can find both.</p>',
          example:
            '<p><em>“My father’s inventions were all magnificent, and some of them even turned on.”</em></p><ol><li>Words with feeling: <em>magnificent</em> (praise), <em>some of them even turned on</em> (a joke at their cost).</li><li>In common: fondness that sees the faults.</li><li>So: <em>affectionately amused</em>, not “bitter”, and not “awed”.</li></ol>',
          trap: '<p>Taking a view that is quoted for the view of the writer. “For years it was held that …” usually means that the writer is about to disagree.</p>',
        },
      },
    ],
  },
  {
    id: 'ar-integration-of-knowledge-and-ideas',
    name: 'Integration of Knowledge and Ideas',
    weight: 0.22,
    skills: [
      {
        id: 'ar-argument-evidence',
        name: 'Weigh argument and evidence',
        needs: ['ar-main-idea', 'ar-function'],
        codes: ['RI.11-12.8', 'RI.11-12.1'],
        lesson: {
          idea: '<p>An argument has a claim, reasons, and evidence that is meant to carry them. These questions ask which evidence supports which claim, what would weaken it, or whether a statement is fact or the writer’s judgment.</p>',
          rule: '<p>Say the claim in one sentence. For each option ask: if this is true, does the claim become more likely, less likely, or neither? Evidence that is merely on the same subject does neither.</p>',
          example:
            '<p>Claim: <em>the town’s old trees keep its streets cooler.</em></p><ol><li>“The trees were planted in 1890”: same subject, no bearing on temperature.</li><li>“Residents like the trees”: no bearing.</li><li>“Streets where the trees were felled are now three degrees warmer at noon than before”: makes the claim more likely. This is the support.</li></ol>',
          trap: '<p>A striking fact next to the claim. Standing side by side in a paragraph does not make one the evidence for the other.</p>',
        },
      },
      {
        id: 'ar-comparison',
        name: 'Compare two passages',
        needs: ['ar-main-idea', 'ar-voice-point-of-view'],
        codes: ['RL.11-12.9', 'RI.11-12.9', 'RI.11-12.7'],
        lesson: {
          idea: '<p>Paired passages share a subject and differ in something: purpose, tone, kind of evidence, or the answer they give. A comparison question is two small questions in one, and both halves of the option must be right.</p>',
          rule: '<p>Read A and answer the questions on A before you read B. Then write one line for each: “A says …, B says …”. Judge each option one half at a time, and cross it out at the first half that fails.</p>',
          example:
            '<p>A: a hiker tells how a map led her astray. B: a map-maker explains why every map must leave things out.</p><ol><li>“A criticizes maps, B defends all of them”: A half right; B admits their limits, so it fails.</li><li>“A gives a personal experience, B a general explanation”: both halves hold.</li><li>“Both argue that maps are useless”: fails for both.</li></ol>',
          trap: '<p>The option that is right with the names exchanged. Before you choose, put your finger on the passage that each half belongs to.</p>',
        },
      },
    ],
  },
]
