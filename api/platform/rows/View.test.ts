import { columnsOf } from './columns.js'
import { rowsWhere } from './keyset.js'
import { one, type Row, type View } from './View.js'

class Author {
  id!: string
  penName!: string
}

class Note {
  id!: string
  authorId!: string
  createdAt!: Date
  author?: Author | null
  isLong?: boolean
}

const authorRows: View<Author> = { table: 'authors', fields: {} }

/** These lines never need to run: the type check fails if one of them compiles. */
const noteRows: View<Note> = {
  table: 'notes',
  fields: {
    author: one(
      () => authorRows,
      (a, n) => `${a.id} = ${n.authorId}`,
    ),
    isLong: n => `${n.id} is not null`,
  },
}

export const refused: View<Note>[] = [
  {
    table: 'notes',
    fields: {
      author: noteRows.fields.author,
      // @ts-expect-error notes have no such column
      isLong: n => `${n.length} > 100`,
    },
  },
  {
    table: 'notes',
    fields: {
      author: one(
        () => authorRows,
        // @ts-expect-error nor do authors
        (a, n) => `${a.noteId} = ${n.id}`,
      ),
      isLong: noteRows.fields.isLong,
    },
  },
  {
    table: 'notes',
    fields: {
      // @ts-expect-error a note is no author
      author: one(
        () => noteRows,
        (other, n) => `${other.id} = ${n.id}`,
      ),
      isLong: noteRows.fields.isLong,
    },
  },
  {
    table: 'notes',
    // @ts-expect-error a note's type has a field that is neither a column nor computed here
    fields: { author: noteRows.fields.author },
  },
  {
    table: 'notes',
    fields: noteRows.fields,
    // @ts-expect-error what a resolver needs must be a field of the row
    computed: { isOwn: ['ownerId'] },
  },
]

test('refuses to compile a column that does not exist, and writes others by their SQL name', () => {
  expect(rowsWhere(noteRows, t => `${t.authorId} = :id`).count).toBe('from notes t where t.author_id = :id')
  // @ts-expect-error notes have no such column
  expect(columnsOf<Note>('n').ownerId).toBe('n.owner_id')
  // @ts-expect-error what a view computes is no column: its table has none of that name
  expect(columnsOf<Note>('n').isLong).toBe('n.is_long')
})

test('refuses an alias alone as SQL, since a column written after it would not be checked', () => {
  const n = columnsOf<Note>('n')
  expect(() => `${n}.author_id`).toThrow('Name a column of n')
})

test('returns the fields of its type, with timestamps as PostgreSQL writes them', () => {
  const row: Row<Note> = { id: '1', authorId: '2', createdAt: '2026-11-20 18:53:00+00' }
  // @ts-expect-error text, no Date
  expect(row.createdAt.getTime).toBeUndefined()
})
