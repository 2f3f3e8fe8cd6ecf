-- A session of Neovim 0.7 without a screen: nvim --headless -u NONE -S neovim.lua, with LAYOUTC, SPEC and LOG in the environment.
-- Writes a line for each thing that the editor has seen.
local function say(...) io.stdout:write(table.concat({ ... }, ' '), '\n') end

local function run()
  -- The manual page sets up Neovim 0.11; here what it names is started as 0.7 starts it.
  local configs, command = {}, nil
  vim.lsp.config, vim.lsp.enable = configs, function(name) command = vim.list_extend({}, configs[name].cmd) end
  dofile(vim.env.SETUP)
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.SPEC))
  local id = vim.lsp.start_client({
    cmd = vim.list_extend(command, { '--log', vim.env.LOG }), root_dir = vim.fn.fnamemodify(vim.env.SPEC, ':h'), name = 'layoutc',
    flags = { allow_incremental_sync = true, debounce_text_changes = 0 },
  })
  vim.lsp.buf_attach_client(0, id)
  local client
  vim.wait(8000, function()
    client = vim.lsp.get_client_by_id(id)
    return client and client.initialized and #vim.diagnostic.get(0) > 0
  end, 5)
  local server = client.server_capabilities

  -- Columns in bytes, as Neovim has them.
  local function findings(when)
    local all = vim.diagnostic.get(0)
    table.sort(all, function(a, b) return a.lnum < b.lnum or a.lnum == b.lnum and a.col < b.col end)
    for _, one in ipairs(all) do
      local line = vim.api.nvim_buf_get_lines(0, one.lnum, one.lnum + 1, true)[1]
      say(when, one.code, one.lnum + 1 .. ':' .. one.col + 1, line:sub(one.col + 1, one.end_col))
    end
    if #all == 0 then say(when, 'none') end
  end
  local function ask(method, parameters)
    for _, answer in pairs(vim.lsp.buf_request_sync(0, method, parameters, 5000) or {}) do
      if answer.result then return answer.result end
    end
  end

  findings('finding')
  if server.hoverProvider then
    local row, column = unpack(vim.fn.searchpos('50%', 'n'))
    vim.api.nvim_win_set_cursor(0, { row, column })
    local hover = ask('textDocument/hover', vim.lsp.util.make_position_params())
    say('hover', hover and table.concat(vim.lsp.util.convert_input_to_markdown_lines(hover.contents), ' '):sub(1, 200) or 'nothing')
  end
  if server.codeActionProvider then
    local row, column = unpack(vim.fn.searchpos('unused', 'n'))
    vim.api.nvim_win_set_cursor(0, { row, column })
    local parameters = vim.lsp.util.make_range_params()
    parameters.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics() }
    for _, action in ipairs(ask('textDocument/codeAction', parameters) or {}) do
      say('action', action.kind, action.title)
      if action.kind == 'quickfix' and action.isPreferred then
        local edit = action.edit or ask('codeAction/resolve', action).edit
        vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
        vim.wait(8000, function()
          for _, one in ipairs(vim.diagnostic.get(0)) do
            if one.code == 'unused-definition' then return false end
          end
          return true
        end, 5)
        findings('after the fix')
        break
      end
    end
  end
  if server.completionProvider then
    local row, column = unpack(vim.fn.searchpos('plain', 'n'))
    vim.api.nvim_win_set_cursor(0, { row, column - 1 })
    local result = ask('textDocument/completion', vim.lsp.util.make_position_params()) or {}
    local labels = {}
    for _, item in ipairs(result.items or result) do labels[#labels + 1] = item.label end
    table.sort(labels)
    say('completion', table.concat(labels, ' '))
  end
  if server.documentFormattingProvider then
    vim.lsp.buf.formatting_sync(nil, 5000)
    say('formatted', tostring(vim.bo.modified), vim.api.nvim_buf_get_lines(0, 0, 1, true)[1])
  end

  -- Neovim finds out itself what has changed, and tells only that.
  math.randomseed(1)
  local pieces = { '', 'a', '👍', 'é', '# 日本 ', '  items: 3', '{', '\t' }
  for _ = 1, 400 do
    local count = vim.api.nvim_buf_line_count(0)
    local first = math.random(0, count - 1)
    local lines = {}
    for index = 1, math.random(0, 3) do lines[index] = pieces[math.random(#pieces)] .. pieces[math.random(#pieces)] end
    if math.random() < 0.3 then
      local line = vim.api.nvim_buf_get_lines(0, first, first + 1, true)[1]
      vim.api.nvim_buf_set_text(0, first, 0, first, #line, { pieces[math.random(#pieces)] .. line })
    elseif math.random() < 0.2 then
      vim.cmd('silent! undo')
    else
      vim.api.nvim_buf_set_lines(0, first, math.min(count, first + math.random(0, 2)), true, lines)
    end
    if math.random() < 0.2 then vim.wait(1) end
  end
  vim.wait(300)
  local digest = vim.fn.sha256(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n') .. '\n')
  local function known()
    local last
    for line in io.lines(vim.env.LOG) do
      if line:sub(1, 24):find(' == ', 1, true) then last = line:match('(%x+)$') end
    end
    return last == digest
  end
  say('edits', vim.wait(5000, known, 50) and 'the same text' or 'another text')
  client.stop()
  vim.wait(3000, function() return client.is_stopped() end, 5)
  say('stopped', tostring(client.is_stopped()))
end

local succeeded, message = pcall(run)
if not succeeded then say('FAILED', message) end
vim.cmd('qa!')
