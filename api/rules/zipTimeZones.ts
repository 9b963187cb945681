/**
 * The time zone of each ZIP code (docs/decisions/0041-the-jobs-own-clock.md says where the table is from). Zones that
 * have had the same time since 2010 are merged: Detroit is America/New_York, Boise America/Denver. The database has the
 * same table for jobs inserted without a zone: a change here needs a migration too, and `zipTimeZones.test.ts` compares
 * the two.
 */

/**
 * The three-digit prefix where each zone starts, up to the one on the next line. Unassigned prefixes get their
 * neighbor's.
 */
export const ZONES_FROM: readonly (readonly [from: string, timeZone: string])[] = [
  ['005', 'America/New_York'],
  ['006', 'America/Puerto_Rico'],
  ['008', 'America/St_Thomas'],
  ['009', 'America/Puerto_Rico'],
  ['010', 'America/New_York'],
  ['324', 'America/Chicago'],
  ['326', 'America/New_York'],
  ['350', 'America/Chicago'],
  ['373', 'America/New_York'],
  ['375', 'America/Chicago'],
  ['376', 'America/New_York'],
  ['380', 'America/Chicago'],
  ['398', 'America/New_York'],
  ['420', 'America/Chicago'],
  ['425', 'America/New_York'],
  ['427', 'America/Chicago'],
  ['430', 'America/New_York'],
  ['463', 'America/Chicago'],
  ['465', 'America/New_York'],
  ['476', 'America/Chicago'],
  ['478', 'America/New_York'],
  ['500', 'America/Chicago'],
  ['569', 'America/New_York'],
  ['570', 'America/Chicago'],
  ['576', 'America/Denver'],
  ['580', 'America/Chicago'],
  ['586', 'America/Denver'],
  ['587', 'America/Chicago'],
  ['590', 'America/Denver'],
  ['600', 'America/Chicago'],
  ['691', 'America/Denver'],
  ['692', 'America/Chicago'],
  ['693', 'America/Denver'],
  ['700', 'America/Chicago'],
  ['799', 'America/Denver'],
  ['835', 'America/Los_Angeles'],
  ['836', 'America/Denver'],
  ['838', 'America/Los_Angeles'],
  ['840', 'America/Denver'],
  ['850', 'America/Phoenix'],
  ['865', 'America/Denver'],
  ['889', 'America/Los_Angeles'],
  ['967', 'Pacific/Honolulu'],
  ['969', 'Pacific/Guam'],
  ['970', 'America/Los_Angeles'],
  ['979', 'America/Denver'],
  ['980', 'America/Los_Angeles'],
  ['995', 'America/Anchorage'],
]

/** ZIP codes in a different time zone than most of those with the same first three digits. */
export const ZONE_EXCEPTIONS: Readonly<Record<string, string>> = {
  'America/New_York':
    '32456 32457 42701 42702 42711 42716 42718 42719 42724 42732 42733 42735 42740 42748 42753 42758 ' +
    '42776 42783 42786 42788',
  'America/Chicago':
    '37301 37305 37306 37313 37318 37324 37327 37328 37330 37334 37335 37338 37339 37340 37342 37345 ' +
    '37347 37348 37349 37352 37355 37356 37357 37359 37360 37365 37366 37367 37374 37375 37376 37378 ' +
    '37380 37382 37383 37387 37388 37389 37394 37396 37397 37398 37723 40111 40119 40140 40143 40144 ' +
    '40145 40146 40152 40153 40170 40171 40176 40178 42602 42603 42629 42642 46531 46532 46534 46968 ' +
    '47514 47515 47520 47523 47525 47531 47536 47537 47550 47551 47552 47556 47574 47576 47577 47579 ' +
    '47586 47588 47922 47943 47948 47951 47963 47964 47977 47978 49801 49802 49812 49815 49821 49831 ' +
    '49834 49845 49847 49848 49852 49858 49863 49870 49873 49874 49876 49877 49881 49886 49887 49892 ' +
    '49893 49896 49902 49903 49911 49915 49920 49927 49935 49938 49947 49959 49964 49968 49969 57601 ' +
    '57631 57632 57646 57648 58638 69101 69103 69120 69123 69130 69132 69135 69138 69142 69143 69151 ' +
    '69157 69161 69163 69165 69166 69167 69169 69170 69171',
  'America/Denver':
    '57521 57537 57543 57547 57551 57552 57553 57567 57574 57577 58520 58529 58533 58535 58562 58563 ' +
    '58564 58569 67733 67735 67741 67758 67761 67762 67836 67857 67878 67879 69021 69023 69027 69030 ' +
    '69033 69037 69041 69045 69211 69216 69218 69219 79821 79835 79836 79837 79838 79839 79847 79849 ' +
    '79851 79853 83547 83549 86020 86031 86033 86035 86044 86045 86053 86054 89883',
  'America/Phoenix': '86555',
  'America/Los_Angeles': '83671 97904 97905 97907',
  'America/Adak': '99546 99547',
  'Pacific/Pago_Pago': '96799',
}
