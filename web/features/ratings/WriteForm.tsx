import { limits } from '@rules/limits.js'
import { answerRules, questionRules } from '@rules/questions/questionRules.js'
import { replyRules } from '@rules/ratings/replyRules.js'
import type * as z from 'zod/mini'
import { SubmitButton } from '../../forms/FormButtons.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Inline } from '../../ui/layout/Inline.js'
import { toast } from '../../ui/overlays/toast.js'

type Text = {
  rules: z.core.$ZodType<Record<string, string>>
  max: number
  name: string
  /** Tells the writer who will read it. */
  help: string
  button: string
  afterSubmit: 'keep' | 'clear'
}

/** By the name of their field. */
const texts = {
  question: {
    rules: questionRules,
    max: limits.questionMax,
    name: 'Question',
    help: 'All vendors who see this job can read the answer. No one sees who asked.',
    button: 'Ask',
    afterSubmit: 'clear',
  },
  answer: {
    rules: answerRules,
    max: limits.answerMax,
    name: 'Answer',
    help: 'The vendors who see this order can read it.',
    button: 'Answer',
    afterSubmit: 'keep',
  },
  reply: {
    rules: replyRules,
    max: limits.replyMax,
    name: 'Reply',
    help: "Anyone who can read the comment can read your reply. You can reply once, and can't change it later.",
    button: 'Reply',
    afterSubmit: 'keep',
  },
} satisfies Record<string, Text>

type WriteFormProps = {
  what: keyof typeof texts
  /** The id of its subject: a job, a question, a rating. */
  about: string
  /** The form's name for screen readers. */
  label: string
  send: (text: string) => Promise<unknown>
}

/** One text that others on the job will read; unsent input is kept as a draft. */
export const WriteForm = ({ what, about, label, send }: WriteFormProps) => {
  const { rules, max, name, help, button, afterSubmit }: Text = texts[what]
  return (
    <ZodForm
      schema={rules}
      initialValues={{ [what]: '' }}
      label={label}
      draftKey={`${what}:${about}`}
      afterSubmit={afterSubmit}
      gap="s"
      failureMessage="Check your connection, then try again."
      onSubmit={async values => {
        await send(values[what] ?? '')
        toast({ title: `${name} sent` })
      }}
      onFailure={description => toast({ variant: 'destructive', title: `${name} not sent`, description })}
    >
      <TextAreaField name={what} label={`Your ${what}`} help={help} max={max} rows={2} />
      <Inline justify="end">
        <SubmitButton look="secondary" busyLabel="Sending...">
          {button}
        </SubmitButton>
      </Inline>
    </ZodForm>
  )
}
