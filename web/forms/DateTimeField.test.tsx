import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as z from 'zod/mini'
import { render } from '../testing/render.js'
import { DateTimeField } from './DateTimeField.js'
import { SubmitButton } from './FormButtons.js'
import { ZodForm } from './ZodForm.js'

const rules = z.object({ at: z.string().check(z.minLength(1, 'Please select pickup date and time')) })

const setUp = () => {
  const onSubmit = jest.fn<(values: { at: string }) => void>()
  render(
    <ZodForm schema={rules} initialValues={{ at: '' }} label="Pickup" onSubmit={onSubmit}>
      <DateTimeField name="at" label="Pickup" />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </ZodForm>,
  )
  const pick = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    return onSubmit.mock.calls[0]?.[0].at
  }
  return { pick, sent }
}

test('uses 9:00 for a day picked without a time', async () => {
  const { pick, sent } = setUp()
  pick('Pickup: date', '2027-03-04')
  expect(screen.getByLabelText('Pickup: time')).toHaveValue('09:00')
  expect(await sent()).toBe(new Date(2027, 2, 4, 9).toISOString())
})

test('keeps a chosen time when the day changes', async () => {
  const { pick, sent } = setUp()
  pick('Pickup: date', '2027-03-04')
  pick('Pickup: time', '14:30')
  pick('Pickup: date', '2027-03-05')
  expect(await sent()).toBe(new Date(2027, 2, 5, 14, 30).toISOString())
})

test('says that a part is missing, and keeps the other one', async () => {
  const { pick } = setUp()
  pick('Pickup: date', '2027-03-04')
  pick('Pickup: time', '')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select pickup date and time')
  expect(screen.getByLabelText('Pickup: date')).toHaveValue('2027-03-04')
})

test('treats a year typed digit by digit as a date at each digit', async () => {
  const { pick, sent } = setUp()
  for (const year of ['0002', '0020', '0202', '2027']) {
    pick('Pickup: date', `${year}-03-04`)
    expect(screen.getByLabelText('Pickup: date')).toHaveValue(`${year}-03-04`)
    expect(screen.getByLabelText('Pickup: time')).toHaveValue('09:00')
  }
  expect(await sent()).toBe(new Date(2027, 2, 4, 9).toISOString())
})

describe('another time zone', () => {
  const setUpIn = (first: string) => {
    const onSubmit = jest.fn<(values: { at: string }) => void>()
    const form = (timeZone: string) => (
      <ZodForm schema={rules} initialValues={{ at: '' }} label="Pickup" onSubmit={onSubmit}>
        <DateTimeField name="at" label="Pickup" timeZone={timeZone} />
        <SubmitButton busyLabel="Sending...">Send</SubmitButton>
      </ZodForm>
    )
    const { rerender } = render(form(first))
    const sent = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(onSubmit).toHaveBeenCalled())
      return onSubmit.mock.calls[0]?.[0].at
    }
    return { moveTo: (timeZone: string) => rerender(form(timeZone)), sent }
  }
  const pickDay = () =>
    fireEvent.change(screen.getByLabelText('Pickup: date'), { target: { value: '2027-03-04' } })

  test.each([
    ['America/Chicago', '2027-03-04T15:00:00.000Z'],
    ['Pacific/Honolulu', '2027-03-04T19:00:00.000Z'],
    ['Pacific/Auckland', '2027-03-03T20:00:00.000Z'],
  ])('treats 9:00 in %s as 9:00 there: %s', async (timeZone, moment) => {
    const { sent } = setUpIn(timeZone)
    pickDay()
    expect(screen.getByLabelText('Pickup: time')).toHaveValue('09:00')
    expect(await sent()).toBe(moment)
  })

  test('keeps the picked day and hour when the zone changes', async () => {
    const { moveTo, sent } = setUpIn('Asia/Tokyo')
    pickDay()
    moveTo('America/Chicago')
    expect(screen.getByLabelText('Pickup: date')).toHaveValue('2027-03-04')
    expect(screen.getByLabelText('Pickup: time')).toHaveValue('09:00')
    expect(await sent()).toBe('2027-03-04T15:00:00.000Z')
  })
})
