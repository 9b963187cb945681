import { limits } from '@rules/limits.js'
import { answerRules, questionRules } from '@rules/questions/questionRules.js'
import { WriteForm, type WriteProps, type Written } from '../../forms/WriteForm.js'

const question: Written = {
  what: 'question',
  rules: questionRules,
  max: limits.questionMax,
  name: 'Question',
  help: 'All vendors who see this job can read the answer. No one sees who asked.',
  button: 'Ask',
  afterSubmit: 'clear',
}

const answer: Written = {
  what: 'answer',
  rules: answerRules,
  max: limits.answerMax,
  name: 'Answer',
  help: 'The vendors who see this order can read it.',
  button: 'Answer',
  afterSubmit: 'keep',
}

export const QuestionForm = (props: WriteProps) => <WriteForm written={question} {...props} />

export const AnswerForm = (props: WriteProps) => <WriteForm written={answer} {...props} />
