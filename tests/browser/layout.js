(sizesOnly) => {
  // What tests/browser/layout.py measures on a table page: sizes, and sentences about what breaks the law of the stage.
  const wrong = [], seen = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden'
  const box = (e) => e.getBoundingClientRect()
  const say = (what, e) => wrong.push(`${what}: ${(e.id || e.getAttribute('class') || e.tagName)} "${e.textContent.trim().replace(/\s+/g, ' ').slice(0, 28)}"`)
  const stageElement = document.querySelector('.stage'), stage = box(stageElement), bar = box(document.querySelector('#r-actions')), top = box(document.querySelector('.topbar'))
  const narrow = stage.width < 700, low = innerHeight < 480, scrolls = narrow || low
  const board = ['.stage [data-board]', '.stage .mapbox, .stage .planet, .stage .orbview, .stage .racetable, .stage .p-board'].map((which) => [...document.querySelectorAll(which)].filter(seen).map(box)[0]).find((one) => one)
  const sizes = { board: board ? [Math.round(board.width), Math.round(board.height)] : null, bar: Math.round(bar.height), top: Math.round(top.height), window: [innerWidth, innerHeight], stage: [Math.round(stage.width), Math.round(stage.height)] }
  if (sizesOnly) return { wrong, ...sizes }
  // 1. Regions: there, on the stage, apart.
  const regions = []
  for (const e of document.querySelector('.tablegrid').children)
    regions.push(...(getComputedStyle(e).display === 'contents' ? e.children : [e]))
  const shown = regions.filter((e) => seen(e) && getComputedStyle(e).display !== 'none' && !e.matches('.sr, .open, .c-over'))
  shown.forEach((one, i) => {
    const a = box(one)
    if (a.width < 1 || a.height < 1) say('empty region', one)
    if (a.right > stage.right + 1 || a.left < stage.left - 1 || (!scrolls && (a.bottom > stage.bottom + 1 || a.top < stage.top - 1))) say('outside the stage', one)
    for (const other of shown.slice(i + 1)) {
      const b = box(other)
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) say(`overlaps ${other.id || other.className}`, one)
    }
    const least = (one.dataset.least || '').split(' ').map(Number)
    if (least.length === 2 && !narrow && !low && (a.width < least[0] || a.height < least[1])) say(`${Math.round(a.width)}x${Math.round(a.height)} below its least ${least.join('x')}`, one)
  })
  // What lies over others leaves the board in sight.
  const map = document.querySelector('.tablegrid > .p-board')
  for (const over of document.querySelectorAll('.tablegrid > .c-over > * > *')) {
    if (!seen(over) || !map || !seen(map)) continue
    const a = box(over), b = box(map)
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) say('hides the board', over)
  }
  // 2. Nothing is cut, nothing scrolls sideways; down only the stage of a phone, the drawer and what says so.
  const hidden = (css) => /hidden|auto|scroll|clip/.test(css.overflowX + css.overflowY)
  for (const e of document.querySelectorAll('.stage *, #r-actions *, .topbar *')) {
    if (!seen(e) || e.closest('svg, .sr, .drop, .sheet, .rests')) continue
    const css = getComputedStyle(e), leaf = e.children.length === 0, words = e.textContent.trim()
    if ([e, e.parentElement].some((one) => one.clientWidth <= 1 && getComputedStyle(one).position === 'absolute')) continue
    if (leaf && words && parseFloat(css.fontSize) < 12 && parseFloat(css.fontSize) > 0 && !e.closest('.die')) say(`small words, ${css.fontSize}`, e)
    const clamps = css.textOverflow === 'ellipsis' || css.webkitLineClamp !== 'none'
    const wide = e.scrollWidth > e.clientWidth + 1, high = e.scrollHeight > e.clientHeight + 2
    if (hidden(css) && !clamps && wide) say(`cut sideways by ${e.scrollWidth - e.clientWidth}`, e)
    else if (hidden(css) && !clamps && high && !(scrolls && e.matches('.stage')) && !e.matches('.face')) say(`cut by ${e.scrollHeight - e.clientHeight}`, e)
    const panel = e.parentElement.closest('.panel, .bd, .place, .seat, .opt')
    if (panel && leaf && words && css.position === 'static' && css.display !== 'none' && !clamps) {
      const a = box(e), b = box(panel)
      if (a.width > 1 && (a.right > b.right + 1.5 || a.bottom > b.bottom + 1.5)) say('leaves its panel', e)
    }
  }
  // Names of things are whole, whatever else ends in dots; people may be called anything.
  for (const e of document.querySelectorAll('.stage :is(.nm, .bh b > span, .hd b, .phase .t, h2, h3, h4)')) {
    if (!seen(e) || e.closest('.sr, .cut, .name') || e.clientWidth <= 1 || !hidden(getComputedStyle(e))) continue
    // Letters go as soon as a part of a pixel is missing.
    const line = document.createRange()
    line.selectNodeContents(e)
    const gone = getComputedStyle(e).whiteSpace === 'nowrap' && !e.children.length && box(line).width > box(e).width + .05
    if (gone || e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 1) say('a name is cut', e)
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth - innerWidth} px wider than the window`)
  if (!scrolls && stageElement.scrollHeight > stageElement.clientHeight + 1) wrong.push(`the stage scrolls by ${stageElement.scrollHeight - stageElement.clientHeight}`)
  // 3. Words on boards, as seen.
  // Names and words are 12 px; digits and the letters of pieces 11.
  for (const text of document.querySelectorAll('.stage svg text')) {
    if (!seen(text) || !text.textContent.trim() || text.closest('.rc, .ocardmap')) continue
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM().a || text.getScreenCTM().b)
    const least = /\p{L}{2}/u.test(text.textContent) ? 12 : 11
    if (size > 0 && size < least - 0.05) say(`small words on the board, ${size.toFixed(1)}`, text)
  }
  // 4. The own hand is whole.
  for (const card of document.querySelectorAll('[data-hand] > *, .fan .rc, .handrow .rc, .hcards .dc, .own .hand > *')) {
    const b = box(card)
    if (!seen(card)) continue
    if (b.left < stage.left - 1 || b.right > stage.right + 1 || (!scrolls && (b.bottom > bar.top + 1 || b.top < stage.top - 1))) say('a card of the hand is cut', card)
    else if (!scrolls) {
      const over = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)
      if (over && !card.contains(over) && !over.contains(card)) say(`a card of the hand is covered by ${over.id || over.getAttribute('class')}`, card)
    }
  }
  for (const card of document.querySelectorAll('.stage .rc')) {
    if (!seen(card)) continue
    const a = box(card), b = box(card.closest('.seat, .racehand, .orbside'))
    if (a.width < 20 || a.height < 20) say(`a card of ${Math.round(a.width)}x${Math.round(a.height)}`, card)
    if (a.left < b.left - 1 || a.right > b.right + 1 || a.bottom > b.bottom + 1 || a.top < b.top - 1) say('a card leaves its place', card)
  }
  // 6. What can be chosen can be hit.
  const side = narrow ? 44 : 24
  for (const e of document.querySelectorAll('#r-actions .options > .btn, #r-actions .options > .group > .btn, #r-actions .tools .btn')) {
    if (!seen(e)) continue
    const b = box(e)
    if (b.height < side || b.width < side) say(`a button of ${Math.round(b.width)}x${Math.round(b.height)}`, e)
    if (b.left < 0 || b.right > innerWidth + 1 || b.top < bar.top - 1 || b.bottom > innerHeight + 1) say('leaves the bar', e)
    const over = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)
    if (over && !e.contains(over) && !over.closest('.handover')) say(`covered by ${over.id || over.getAttribute('class')}`, e)
  }
  const dots = [...document.querySelectorAll('.stage *, #r-actions *')].filter((e) => { const css = getComputedStyle(e); return seen(e) && e.clientWidth > 1 && (css.textOverflow === 'ellipsis' || css.webkitLineClamp !== 'none') && hidden(css) && (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 1) })
  // Boards, hands, lists and titles say everything; what people are called may be longer than its place.
  for (const e of dots) if ((!e.closest('#r-actions') || e.matches('.prompt')) && !e.matches('.name, .who')) say('ends in dots', e)
  const title = document.querySelector('.where b')
  if (title && (title.scrollWidth > title.clientWidth + 1 || box(title).height > box(title.closest('.topbar')).height)) say('ends in dots', title)
  return { wrong: [...new Set(wrong)], dots: dots.map((e) => `${e.closest('[id]').id} ${e.getAttribute('class') || e.tagName}: ${e.textContent.trim().replace(/\s+/g, ' ')}`), ...sizes }
}
