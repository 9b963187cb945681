import type * as z from 'zod/mini'
import { Inline } from '../ui/layout/Inline.js'
import { toast } from '../ui/overlays/toast.js'
import { SubmitButton } from './FormButtons.js'
import { TextAreaField } from './TextAreaField.js'
import { ZodForm } from './ZodForm.js'

/** What is written, and how. */
export interface Written {
  /** The field that `rules` have. */
  what: string
  rules: z.core.$ZodType<Record<string, string>>
  max: number
  /** Begins the messages. */
  name: string
  /** Tells the writer who will read it. */
  help: string
  button: string
  afterSubmit: 'keep' | 'clear'
}

export type WriteProps = {
  /** The id of its subject: a job, a question, a rating. */
  about: string
  /** The form's name for screen readers. */
  label: string
  send: (text: string) => Promise<unknown>
}

/** One text that others on the job will read; unsent input is kept as a draft. */
export const WriteForm = ({ written, about, label, send }: WriteProps & { written: Written }) => {
  const { what, rules, max, name, help, button, afterSubmit } = written
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
