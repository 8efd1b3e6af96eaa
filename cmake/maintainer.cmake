# Who maintains the packages that CPack makes, in CPACK_PACKAGE_CONTACT: whoever makes them. The
# project has no mail address of its own, and Debian's policy (5.6.2) wants one that is read. As
# Debian's tools do: DEBFULLNAME and DEBEMAIL where they are set; else the name and address that git
# has for this user; else the authors of CITATION.cff at the account that makes the packages.
# CPack includes this before it makes them.

# Whether it looks like an address, of a domain that exists: RFC 2606 and RFC 6761 reserve some that
# never will.
function(jasnel_is_address text result)
  string(TOLOWER "${text}" address)
  set(${result} OFF PARENT_SCOPE)
  if(address MATCHES "^[^][ \t<>@,;()]+@[a-z0-9][a-z0-9.-]*$"
      AND NOT address MATCHES "[@.](example|invalid|test|localhost)$"
      AND NOT address MATCHES "[@.]example[.](com|net|org)$")
    set(${result} ON PARENT_SCOPE)
  endif()
endfunction()

# What a command prints, in one line; nothing where it fails.
function(jasnel_printed_by result)
  execute_process(COMMAND ${ARGN}
    OUTPUT_VARIABLE printed OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    set(printed "")
  endif()
  set(${result} "${printed}" PARENT_SCOPE)
endfunction()

function(jasnel_find_maintainer result)
  file(STRINGS ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/../CITATION.cff authors
    REGEX "^  - name: " LIMIT_COUNT 1)
  string(REPLACE "  - name: " "" name "${authors}")

  set(address "$ENV{DEBEMAIL}")
  if(address MATCHES "^(.*[^ ]) *<([^<>]*)>$")
    set(name "${CMAKE_MATCH_1}")
    set(address "${CMAKE_MATCH_2}")
  endif()
  if(NOT address STREQUAL "")
    jasnel_is_address("${address}" is_address)
    if(NOT is_address)
      message(FATAL_ERROR "DEBEMAIL is '${address}'; expected a mail address where the maintainer "
        "of the packages is reached")
    endif()
  else()
    jasnel_printed_by(git_address git config user.email)
    jasnel_is_address("${git_address}" is_address)
    if(is_address)
      set(address ${git_address})
      jasnel_printed_by(git_name git config user.name)
      if(NOT git_name STREQUAL "")
        set(name "${git_name}")
      endif()
    else()
      jasnel_printed_by(account id -un)
      cmake_host_system_information(RESULT host QUERY FQDN)
      if(EXISTS /etc/mailname)
        file(STRINGS /etc/mailname host LIMIT_COUNT 1)
      endif()
      set(address "${account}@${host}")
    endif()
  endif()
  if(NOT "$ENV{DEBFULLNAME}" STREQUAL "")
    set(name "$ENV{DEBFULLNAME}")
  endif()
  if(name MATCHES "[<>@\n]")
    message(FATAL_ERROR "The maintainer's name is '${name}'; expected one without '<', '>' and '@'")
  endif()
  set(${result} "${name} <${address}>" PARENT_SCOPE)
endfunction()

jasnel_find_maintainer(CPACK_PACKAGE_CONTACT)
message(STATUS "Maintainer of the packages: ${CPACK_PACKAGE_CONTACT} "
  "(DEBFULLNAME and DEBEMAIL name another)")
