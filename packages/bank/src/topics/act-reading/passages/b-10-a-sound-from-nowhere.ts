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
      right: 'To trace how an instrument was admired, blamed, and given up',
      wrong: [
        {
          html: 'To trace how an instrument was feared, forbidden, and given up',
          misconception: 'ar-half-right',
          why: 'Feared it was, and given up; but nobody is said to have forbidden it, and “it was not fear that silenced the armonica but size.”',
        },
        {
          html: 'To trace how an instrument was blamed, tested, and cleared',
          misconception: 'ar-half-right',
          why: 'The blame is right, and the author doubts it; but no test is told of that cleared the glasses: “no one has shown” anything.',
        },
        {
          html: 'To trace how an instrument was invented, improved, and sold',
          misconception: 'ar-too-narrow',
          why: 'Franklin’s invention and improvement are told first, but they fill two paragraphs, and nothing is said of sales.',
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
      stem: 'According to the passage, Franklin painted the rims of the bowls so that players could:',
      right: 'find the notes that they wanted.',
      wrong: [
        {
          html: 'judge how fast the rims turned.',
          misconception: 'ar-half-right',
          why: 'Colors would help the eye to judge a turning rim, and the eye is meant; but what it was to find is “a note.”',
        },
        {
          html: 'see when the rims were dry.',
          misconception: 'ar-echoed-words',
          why: '“Moistened fingers” touch the rims in the sentence before, but the fingers are wetted and not the rims; the colors were for the notes.',
        },
        {
          html: 'put the bowls in their order.',
          misconception: 'ar-outside-the-text',
          why: 'The bowls do lie in an order, by size, but nobody is said to take them off the spindle; the colors served the playing.',
        },
      ],
      evidence: ['He painted the rims in colors, so that the eye could find a note'],
      explanation:
        '<p class="plan">A stated purpose: find the painted rims and the words “so that.”</p><p>“He painted the rims in colors, so that the eye could find a note.” “So that” states the purpose: the eye looks for a color and has its note.</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q3',
      skill: 'ar-words-in-context',
      difficulty: 'High',
      b: 0.8,
      seconds: 50,
      text: '',
      stem: 'By calling the words of praise “a kind of fuse” ([[line: They were also a kind of fuse]]), the author means that these words:',
      right: 'would in time be turned against the instrument.',
      wrong: [
        {
          html: 'carried the fashion from court to court.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The fashion at courts is told a few lines before, with Marie Antoinette’s lessons; a fuse leads to something that is still to come.',
        },
        {
          html: 'were repeated until they meant little.',
          misconception: 'ar-half-right',
          why: 'Repeated they were, “the same few words” by everyone; but they did not lose their force, since “the same qualities” were soon held against the instrument.',
        },
        {
          html: 'hid the unease that listeners had felt.',
          misconception: 'ar-outside-the-text',
          why: 'Unease came later, so a hidden one sounds likely; but of this time it is said plainly that “The words were praise.”',
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
      stem: 'The remark about violinists ([[line: It was noticed less often that several famous violinists]]) implies that:',
      right: 'the players’ illnesses were no proof against the armonica.',
      wrong: [
        {
          html: 'playing for many years could be harmful on any instrument.',
          misconception: 'ar-half-right',
          why: 'That the armonica was not alone is the point, but no instrument is blamed here, and no years of playing are mentioned.',
        },
        {
          html: 'rival players had done much to spread the bad reports.',
          misconception: 'ar-outside-the-text',
          why: 'Rivals might well have gained by it, but the remark says only that violinists fell ill as well; who spread the reports is not told.',
        },
        {
          html: 'famous players of every kind were closely watched.',
          misconception: 'ar-reversed',
          why: 'Fame usually brings attention, but the remark says the contrary of the violinists: their illnesses were “noticed less often.”',
        },
      ],
      evidence: [
        'Several famous players fell ill.',
        'It was noticed less often that several famous violinists did too.',
      ],
      explanation:
        '<p class="plan">An inference: which charge has just been reported, and what happened to people who played something else?</p><p>“Several famous players fell ill,” and “several famous violinists did too.” If those who never touched the glasses fell ill as well, the illness says nothing about the glasses; people noticed only what fitted the rumor.</p>',
    },
    {
      id: 'act-reading/a-sound-from-nowhere-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 65,
      text: '',
      stem: 'The author answers the theory of lead poisoning mainly by pointing out that:',
      right: 'lead reached people at that time from many other things.',
      wrong: [
        {
          html: 'lead could not pass from the glasses to the players’ fingers.',
          misconception: 'ar-half-right',
          why: 'He does defend the glasses, but not in this way; he says only that “no one has shown that the glasses added to it.”',
        },
        {
          html: 'the glass of that time contained less lead than is thought.',
          misconception: 'ar-reversed',
          why: 'Less lead would acquit the glasses, but the author grants the contrary: “Fine glass of that period contained a good deal of it.”',
        },
        {
          html: 'players of other instruments had shown the same illnesses.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That violinists fell ill too is said one paragraph earlier, of the old charge; against the theory of lead he names paint, pewter, pipes, and wine.',
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
      right: 'harder to locate than others are.',
      wrong: [
        {
          html: 'harder to hear than others are.',
          misconception: 'ar-half-right',
          why: 'Harder is right, but to place and not to hear; listeners “could not tell where it came from.”',
        },
        {
          html: 'easier to locate than others are.',
          misconception: 'ar-reversed',
          why: 'Two methods are explained, so this range might have both; the passage says the contrary: “neither method works well” there.',
        },
        {
          html: 'easier to hear than others are.',
          misconception: 'ar-common-sense-over-text',
          why: 'The ear is usually best at middle sounds, as one may know; but how well they are heard is not the matter here.',
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
      right: 'begins at no moment that the ear can catch.',
      wrong: [
        {
          html: 'has no moment at which it clearly ends.',
          misconception: 'ar-outside-the-text',
          why: 'Glasses do go on singing, so a missing end sounds likely; but nothing is said of how the sound ends, only that a glass “has no blow.”',
        },
        {
          html: 'is too soft to be heard in a large hall.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Its softness did silence the armonica, but that is told two paragraphs later; here the question is how the ear finds a sound.',
        },
        {
          html: 'lies between high sounds and low ones.',
          misconception: 'ar-true-but-not-asked',
          why: 'Much of the armonica’s music does lie there, and that is the first reason given; string and drum belong to the second, which starts with “Nor does the sound begin.”',
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
      right: 'it could not be played loudly enough.',
      wrong: [
        {
          html: 'it was believed to harm its players.',
          misconception: 'ar-half-right',
          why: 'The belief there was, but it did not end the instrument: “it was not fear that silenced the armonica but size.”',
        },
        {
          html: 'it broke too easily to be taken on tour.',
          misconception: 'ar-common-sense-over-text',
          why: 'Glass breaks easily, as everybody knows; but one player “toured for a decade,” and what grew too great were the halls.',
        },
        {
          html: 'its part in an opera was given to a flute.',
          misconception: 'ar-invented-cause',
          why: 'The flute did take over, after a quarrel about money; but that stands beside the end of the instrument and is not its cause.',
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
