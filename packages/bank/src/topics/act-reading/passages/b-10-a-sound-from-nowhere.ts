import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-sound-from-nowhere',
  kind: 'Humanities',
  title: 'A Sound from Nowhere',
  description:
    'This passage is from the article “A Sound from Nowhere” by Cassian Adeyemi-Roth (2018). Author and source are invented.',
  paragraphs: [
    'Wet a finger, run it around the rim of a wine glass, and the glass will sing. Diners have known this for centuries, and in the 1740s and 1750s fashionable London paid to hear whole tables of glasses played, each filled with water to a different height. In 1761 Benjamin Franklin, in England on political business, attended such a concert, was charmed, and saw at once that the thing was badly arranged. The player had to reach; the water evaporated; one elbow could end the evening.',
    'Franklin’s improvement was to lay the glasses on their sides. He had bowls blown in a descending row of sizes and threaded them on an iron spindle, one inside another but not touching, like a stack of hats. A treadle turned the spindle; the player, seated as at a spinning wheel, touched moistened fingers to the moving rims. Thirty-seven bowls lay within the span of two hands. He painted the rims in colors, so that the eye could find a note, and named the machine the armonica, in compliment to the musical language of the Italians. Of all his inventions, he is said to have remarked, it gave him the greatest personal satisfaction.',
    'For a generation Europe shared it. Marie Antoinette took lessons. Mozart wrote a quintet for a virtuoso, Marianne Kirchgessner, who had been blind since childhood and toured for a decade on roads that cannot have been kind to glass. Everyone who heard the instrument reached for the same few words: celestial, unearthly, disembodied. The words were praise. They were also a kind of fuse.',
    'For within thirty years the same qualities were being held against it. The armonica, people said, unstrung the nerves. It brought on fainting, melancholy, convulsions; it disturbed the dead. A German manual of 1788 felt obliged to advise players who had been upset by a bad novel or a false friend to keep away from the instrument until they were calm. Franz Mesmer, who claimed to cure the sick with invisible magnetism, had it played in his darkened rooms, which did its reputation no good. Several famous players fell ill. It was noticed less often that several famous violinists did too.',
    'A modern version of the charge blames lead. Fine glass of that period contained a good deal of it, and players were forever wetting their fingers, so perhaps, the argument goes, they were poisoned by their art. It is a neat idea, and it has the drawback of most neat ideas about the eighteenth century, which is the eighteenth century. Lead was in the paint, the pewter, the water pipes, and often the wine. Anyone who took up the armonica had been dining on lead for years; no one has shown that the glasses added to it.',
    'A better clue lies in the ear. We locate a low sound by the tiny delay between its arrival at one ear and at the other, and a high one by the shadow that the head casts, which makes it fainter on the far side. Between the two, at roughly one to four thousand vibrations a second, neither method works well, and much of the armonica’s music lies exactly there. Nor does the sound begin as other sounds begin. A string is plucked, a drum struck; the ear catches the blow and turns toward it. A glass has no blow. It is simply, at some point, already sounding. Listeners who said that the music came from nowhere were not being fanciful. They were reporting, quite accurately, that they could not tell where it came from.',
    'And what comes from nowhere gets blamed for everything. We forgive an instrument for being loud, or difficult, or ugly; we seem to find it harder to forgive one that does not show us what it is doing.',
    'In the end it was not fear that silenced the armonica but size. Concert halls grew, pianos acquired iron frames, orchestras doubled, and the glass, which cannot be pressed for more without breaking, went on murmuring. When Donizetti composed the mad scene of *Lucia di Lammermoor* in 1835, he gave the heroine a glass armonica for company. Before the opening night the part was struck out and handed to a flute: the player, it appears, had quarreled with the theater about money. So the world’s most famous operatic madness was accompanied for a century and a half by the sanest instrument in the pit. In the 1980s a Massachusetts glassblower, who made quartz tubing for the electronics industry, began building armonicas again, and some opera houses have since restored the part. Audiences look up at the ceiling when it starts.',
  ],
  questions: [
    {
      id: 'act-reading/a-sound-from-nowhere-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which of the following best describes the main purpose of the passage?',
      right: 'To trace how an instrument was admired, blamed, and outgrown',
      wrong: [
        {
          html: 'To trace how an instrument was forgotten, found, and restored',
          misconception: 'ar-half-right',
          why: 'It was built again in the 1980s, and its part restored; but that is the last two sentences, and the fame came first.',
        },
        {
          html: 'To trace how an instrument was feared, tested, and cleared',
          misconception: 'ar-half-right',
          why: 'It was feared, and the author clears it of lead; but “it was not fear that silenced the armonica,” and nobody tested it.',
        },
        {
          html: 'To trace how an instrument was praised, banned, and missed',
          misconception: 'ar-outside-the-text',
          why: 'It was praised, and people warned against it; but nobody is said to have banned it: what silenced it was “not fear” but “size.”',
        },
      ],
      evidence: ['A better clue lies in the ear.', 'In the end it was not fear that silenced the armonica but size.'],
      explanation:
        '<p class="plan">This asks for the purpose of the whole: concerts, rumors, the ear, and the last paragraph must all find room in it.</p><p>For a generation the armonica was praised; “within thirty years the same qualities were being held against it”; and in the end “it was not fear that silenced the armonica but size.”</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -1,
      seconds: 45,
      text: '',
      stem: 'According to the passage, when Franklin heard musical glasses played in 1761, he:',
      right: 'took pleasure in what was played.',
      wrong: [
        {
          html: 'could not tell where the notes came from.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That is told of listeners later, and explained by the ear; of Franklin at the concert it is said that he “was charmed.”',
        },
        {
          html: 'found the tone too weak.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Weakness did end the instrument in the last paragraph, when “Concert halls grew”; what Franklin saw was “that the thing was badly arranged.”',
        },
        {
          html: 'had come to England to study glass.',
          misconception: 'ar-half-right',
          why: 'He was in England, that much is right; but he was there “on political business,” and the concert came by the way.',
        },
      ],
      evidence: ['attended such a concert, was charmed, and saw at once that the thing was badly arranged'],
      explanation:
        '<p class="plan">A stated detail: find 1761 and read to the end of the sentence.</p><p>Franklin “attended such a concert, was charmed, and saw at once that the thing was badly arranged” ([[line: was charmed, and saw at once]]). “Charmed” tells how the music pleased him; it is the arrangement of the glasses that did not.</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q3',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.8,
      seconds: 50,
      text: '',
      stem: 'By calling the words of praise “a kind of fuse” ([[line: They were also a kind of fuse]]), the author means that these words:',
      right: 'would one day be turned against the instrument.',
      wrong: [
        {
          html: 'would soon burn out along with the fashion.',
          misconception: 'ar-half-right',
          why: 'A fuse burns down, and the fashion did end; but the next sentence tells what it set off: the same qualities “held against it.”',
        },
        {
          html: 'passed quickly from one listener to the next.',
          misconception: 'ar-true-but-not-asked',
          why: '“Everyone who heard” it used these words, so they did spread; but a fuse leads to an explosion, and that comes next.',
        },
        {
          html: 'set off a quarrel among the composers.',
          misconception: 'ar-outside-the-text',
          why: 'A fuse does set something off; but it was a charge made by “people,” and no composers quarrel in the passage.',
        },
      ],
      evidence: ['For within thirty years the same qualities were being held against it.'],
      explanation:
        '<p class="plan">A figure of speech: which sentence comes next, and what happens within thirty years?</p><p>The next sentence explains it: “within thirty years the same qualities were being held against it.” What had been admired as unearthly became the charge.</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q4',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In the fourth paragraph, the author implies that the illnesses of armonica players:',
      right: 'were like those of other musicians.',
      wrong: [
        {
          html: 'had more to do with lead than with sound.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Lead is the charge of a later paragraph, and the author does not believe it: “no one has shown that the glasses added to it.”',
        },
        {
          html: 'came to people who were upset already.',
          misconception: 'ar-half-right',
          why: 'A manual did warn players who had been upset to stay away until they were calm; but who fell ill, and in what mood, is not said.',
        },
        {
          html: 'began with a rumor spread against Mesmer.',
          misconception: 'ar-invented-cause',
          why: 'Mesmer “did its reputation no good,” but no rumor about him made anyone sick: “Several famous players fell ill” is stated as a fact.',
        },
      ],
      evidence: [
        'Several famous players fell ill.',
        'It was noticed less often that several famous violinists did too.',
      ],
      explanation:
        '<p class="plan">An inference: read the last two sentences of the paragraph together.</p><p>“Several famous players fell ill,” and “several famous violinists did too” ([[line: It was noticed less often]]). If those who never touched the glasses fell ill as well, there was nothing special in the illness of those who did; people noticed only what fitted the rumor.</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'The author answers the theory of lead poisoning mainly by pointing out that:',
      right: 'people then took in lead from many other things.',
      wrong: [
        {
          html: 'people then had less lead in their glass.',
          misconception: 'ar-reversed',
          why: 'It would answer the theory too; but fine glass “contained a good deal of it,” as the passage grants.',
        },
        {
          html: 'players of other instruments fell ill too.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The violinists did; but they answer the charge of the paragraph before, and lead is not mentioned there.',
        },
        {
          html: 'people then had no way to measure lead.',
          misconception: 'ar-half-right',
          why: 'That nobody has proof is part of his answer, “no one has shown” it; but measuring is not mentioned, and what he points to is paint, pewter, pipes, and wine.',
        },
      ],
      evidence: [
        'Lead was in the paint, the pewter, the water pipes, and often the wine.',
        'no one has shown that the glasses added to it',
      ],
      explanation:
        '<p class="plan">A question about argument: list what else contained lead, and ask what that does to the theory.</p><p>“Lead was in the paint, the pewter, the water pipes, and often the wine,” and “no one has shown that the glasses added to it.” The list does not clear the glasses; it shows that everybody met lead daily in other ways, so that illness proves nothing against them.</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0,
      seconds: 55,
      text: '',
      stem: 'According to the passage, sounds of one to four thousand vibrations a second are:',
      right: 'located well by neither of two methods.',
      wrong: [
        {
          html: 'located by the delay between the ears.',
          misconception: 'ar-half-right',
          why: 'The delay is one of the methods; but it serves for “a low sound,” and these lie above.',
        },
        {
          html: 'located by the shadow of the head.',
          misconception: 'ar-half-right',
          why: 'The shadow is the other method; but it serves for high sounds, and these lie below.',
        },
        {
          html: 'located by turning toward the source.',
          misconception: 'ar-outside-the-text',
          why: 'One turns toward a blow, as is said of drums; but the numbers are about pitch, and at this pitch the ear is at a loss.',
        },
      ],
      evidence: ['Between the two, at roughly one to four thousand vibrations a second, neither method works well'],
      explanation:
        '<p class="plan">A stated detail: find “one to four thousand” and what is said of the two methods there.</p><p>Low sounds and high sounds are located by different methods; “between the two … neither method works well.”</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q7',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The author mentions the plucked string and the struck drum ([[line: A string is plucked, a drum struck]]) in order to set them against a sound that:',
      right: 'has no beginning that the ear can catch.',
      wrong: [
        {
          html: 'has no body in which the ear can place it.',
          misconception: 'ar-half-right',
          why: 'That the ear cannot place it is the result; but string and drum are there for the “blow” with which a sound begins, and a glass has a body too.',
        },
        {
          html: 'has its pitch between the high and low.',
          misconception: 'ar-true-but-not-asked',
          why: 'This is true of much of its music, as the lines before say; but a drum and a string are there for their “blow.”',
        },
        {
          html: 'has its start well before it is loudest.',
          misconception: 'ar-half-right',
          why: 'It does start without notice; but how loud it grows is not said, only that it is “already sounding.”',
        },
      ],
      evidence: ['A glass has no blow. It is simply, at some point, already sounding.'],
      explanation:
        '<p class="plan">A function question: see what is said of a glass right after the drum.</p><p>With a string or a drum “the ear catches the blow and turns toward it”; “a glass has no blow. It is simply, at some point, already sounding.” A blow is a beginning that one can hear. Without one, the sound is there before the ear has noticed any start.</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the armonica went out of use chiefly because:',
      right: 'it could not be made loud enough.',
      wrong: [
        {
          html: 'it was thought to harm its players.',
          misconception: 'ar-true-but-not-asked',
          why: 'People did think so; but the passage rules it out as the cause: “not fear that silenced the armonica but size.”',
        },
        {
          html: 'it was too easily broken on tours.',
          misconception: 'ar-common-sense-over-text',
          why: 'Glass breaks, and roads “cannot have been kind” to it; but Kirchgessner toured for a decade all the same.',
        },
        {
          html: 'too few good works were written for it.',
          misconception: 'ar-reversed',
          why: 'Few composers are named, but one of them is Mozart; what silenced the armonica was “size,” as halls and orchestras grew and the glass could not.',
        },
      ],
      evidence: ['In the end it was not fear that silenced the armonica but size. Concert halls grew'],
      explanation:
        '<p class="plan">A cause question: find the sentence “not fear … but.”</p><p>“It was not fear that silenced the armonica but size. Concert halls grew,” and the glass “went on murmuring.” “Not fear … but size” weighs two causes and takes the second: halls and orchestras grew, and “murmuring” is all that the glass could do.</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q9',
      skill: 'ar-function',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'The last sentence of the passage ([[line: Audiences look up at the ceiling when it starts]]) serves mainly to:',
      right: 'show that the sound is still hard to locate.',
      wrong: [
        {
          html: 'show that the sound is still felt to be eerie.',
          misconception: 'ar-half-right',
          why: 'The effect on listeners has lasted, but fear or unease is not in the sentence; they look up, since they cannot tell where it comes from.',
        },
        {
          html: 'show that the sound is too faint for the hall.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That it was too faint for the grown halls is told at the start of the paragraph; those who look up “when it starts” have heard it.',
        },
        {
          html: 'show that the sound gives pleasure once again.',
          misconception: 'ar-wrong-tone',
          why: 'Pleasure there may well be, as in Franklin’s day; but the sentence tells only where people look, and one looks about for a sound whose source one cannot find.',
        },
      ],
      evidence: [
        'They were reporting, quite accurately, that they could not tell where it came from.',
        'Audiences look up at the ceiling when it starts.',
      ],
      explanation:
        '<p class="plan">A function question about an ending: connect it with the title and with the paragraph on the ear.</p><p>Listeners of old “could not tell where it came from,” and today’s audiences “look up at the ceiling”: they look for the source in the wrong place.</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q10',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, the armonica was said to have all of the following effects EXCEPT:',
      right: 'It robbed people of their sleep.',
      wrong: [
        {
          html: 'It troubled people who had died.',
          misconception: 'ar-overlooked-mention',
          why: 'The strangest of the charges closes a list and sounds like a joke, but it was made: “it disturbed the dead.”',
        },
        {
          html: 'It caused listeners to swoon.',
          misconception: 'ar-missed-in-other-words',
          why: '“Swoon” is not in the passage, but “fainting,” the first in the list of what it brought on, is the same.',
        },
        {
          html: 'It made people sad and gloomy.',
          misconception: 'ar-missed-in-other-words',
          why: 'The word in the text is “melancholy,” between fainting and convulsions; it means a lasting sadness.',
        },
      ],
      evidence: ['It brought on fainting, melancholy, convulsions; it disturbed the dead.'],
      explanation:
        '<p class="plan">An EXCEPT question: find what “people said” of the armonica and put each charge into everyday words.</p><p>“It brought on fainting, melancholy, convulsions; it disturbed the dead” ([[line: It brought on fainting, melancholy, convulsions]]). It “unstrung the nerves,” but of lost sleep nothing is said.</p>',
    },
  ],
}
