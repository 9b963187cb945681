import { limits } from '@rules/limits.js'
import { replyRules } from '@rules/ratings/replyRules.js'
import { WriteForm, type WriteProps, type Written } from '../../forms/WriteForm.js'

const reply: Written = {
  what: 'reply',
  rules: replyRules,
  max: limits.replyMax,
  name: 'Reply',
  help: "Anyone who can read the comment can read your reply. You can reply once, and can't change it later.",
  button: 'Reply',
  afterSubmit: 'keep',
}

export const ReplyForm = (props: WriteProps) => <WriteForm written={reply} {...props} />
