import { dateFromSerial, format, getFormatDateInfo, isDateFormat, isPercentFormat } from 'numfmt';

/** Days between the beginnings of the two calendars that workbooks count from. */
const DAYS_TO_1904 = 1462;
/** The day after the last one of a spreadsheet's calendar. */
const END_OF_DAYS = 2_958_466;
/** Digits that a spreadsheet keeps of a number: more are those of its binary form. */
const DIGITS = 15;

/** A number as its cell shows it: a day, a length, '85%', '007'; but without the marks of thousands and of currencies. */
export function numberText(number: number, pattern: string, is1904: boolean): string {
  const plain = String(Number(number.toPrecision(DIGITS)));
  if (isDateFormat(pattern)) return momentText(number, pattern, is1904) ?? plain;
  const isShown = isPercentFormat(pattern) || /^0{2,}$/.test(pattern);
  return isShown ? format(pattern, number, { throws: false }) : plain;
}

function momentText(number: number, pattern: string, is1904: boolean): string | undefined {
  const { year, month, day, hours, seconds } = getFormatDateInfo(pattern);
  if (!year && !month && !day) return format(pattern, number, { throws: false });
  const serial = is1904 ? number + DAYS_TO_1904 : number;
  if (!(serial >= 0 && serial < END_OF_DAYS)) return undefined;
  const [inYear, inMonth, onDay, ...time] = dateFromSerial(serial);
  const years = String(inYear).padStart(4, '0');
  if (!month && !day) return years;
  const date = [years, padded(inMonth), padded(onDay)].join('-');
  return hours
    ? `${date} ${time
        .slice(0, seconds ? 3 : 2)
        .map(padded)
        .join(':')}`
    : date;
}

const padded = (number: number) => String(number).padStart(2, '0');
